// It is one's turn, and one looks elsewhere: the title flashes, and whoever wants it is told by the system.

const EVERY = 1200;
let flashing = 0;
let before = "";

export function notify(title: string, text: string, isWanted: boolean): void {
  flash(title);
  if (!isWanted || !("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body: text, tag: "kanly", icon: "/mark.svg" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

function flash(title: string): void {
  if (flashing) return;
  before = document.title;
  flashing = window.setInterval(() => turn(title), EVERY);
}

/** The page may have given itself another title meanwhile. */
function turn(title: string): void {
  if (document.title !== title) before = document.title;
  document.title = document.title === title ? before : title;
}

/** Somebody looks again. */
export function settle(): void {
  if (!flashing) return;
  clearInterval(flashing);
  flashing = 0;
  document.title = before;
}
