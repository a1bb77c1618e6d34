// Plays in a browser, without any library: a solo game of one's own, or in a seat whose link is #GAME/SEAT/TOKEN.
// It has to come from the server that it plays on: cookies and Origin are the browser's affair. See docs/protocol.md.
const part = (id) => document.getElementById(id);

async function ask(method, path, body) {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
  const told = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw new Error(told.error.message);
  return told;
}

function show(socket, { number, prompt, view, table }) {
  const winners = view.winners.map((seat) => view.players[seat].leader).join(", ");
  part("question").textContent = table.stage === "over" ? `Won by ${winners}` : (prompt?.question ?? "…");
  part("answers").replaceChildren(...(prompt?.answers ?? []).map((answer) => {
    const button = Object.assign(document.createElement("button"), { textContent: answer.words });
    button.onclick = () => socket.send(JSON.stringify({ do: "choose", number, answer: answer.number }));
    return button;
  }));
}

async function play([given, seat, token]) {
  await ask("PUT", "/me", { name: "Browser" });
  if (given) await ask("PUT", `/games/${given}/seats/${seat}`, { token });
  const game = given || (await ask("POST", "/games", { settings: { game: { seats: 1, difficulty: "novice" } } })).game;
  const socket = new WebSocket(`ws${location.origin.slice(4)}/api/v1/games/${game}/play?language=${navigator.language}`);
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    const isLate = told.code === "stale" || told.code === "over"; // the table has answered for itself meanwhile
    part("trouble").textContent = told.told === "refused" && !isLate ? told.message : "";
    if (told.told === "update") show(socket, told);
  };
  socket.onclose = ({ code }) => (part("trouble").textContent = `Closed (${code}): load the page again.`);
}

play(location.hash.slice(1).split("/")).catch((error) => (part("trouble").textContent = error.message));
