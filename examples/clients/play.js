// Plays in a browser, without any library: a solo game of one's own, or in a seat whose link is #GAME/SEAT/TOKEN.
// It has to come from the server that it plays on: cookies and Origin are the browser's affair. See docs/protocol.md.
const part = (id) => document.getElementById(id);
const [server, language] = [location.origin, navigator.language.split("-")[0] === "ja" ? "ja" : "en"];
const chapters = []; // of the log
const said = (line) => line.map((piece) => piece.text ?? piece).join("");

async function ask(method, path, body) {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${server}/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
  const told = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw new Error(told.error.message);
  return told;
}

function show(socket, { number, prompt, log, view, table }) {
  const over = `Over. Seats that have won: ${view.winners}`;
  part("question").textContent = table.stage === "over" ? over : (prompt?.question ?? "…");
  part("answers").replaceChildren(...(prompt?.answers ?? []).map((answer) => {
    const button = document.createElement("button");
    button.textContent = answer.words;
    button.onclick = () => socket.send(JSON.stringify({ do: "choose", number, answer: answer.number }));
    return document.createElement("li").appendChild(button).parentNode;
  }));
  log?.chapters.forEach((chapter) => (chapters[chapter.number] = chapter.lines.map(said)));
  chapters.length = log ? log.last + 1 : chapters.length;
  part("log").textContent = chapters.flat().slice(-20).join("\n");
}

async function play() {
  await ask("PUT", "/me", { name: "Browser" });
  const [given, seat, token] = location.hash.slice(1).split("/");
  if (given) await ask("PUT", `/games/${given}/seats/${seat}`, { token });
  const game = given || (await ask("POST", "/games", { settings: { game: { seats: 1, difficulty: "novice" } } })).game;
  const socket = new WebSocket(`${server.replace("http", "ws")}/api/v1/games/${game}/play?language=${language}`);
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    part("trouble").textContent = told.told === "refused" ? told.message : "";
    if (told.told === "update") show(socket, told);
  };
  socket.onclose = ({ code }) => (part("trouble").textContent = `Closed (${code}): load the page again.`);
}

play().catch((error) => (part("trouble").textContent = error.message));
