import { botOf, Keys, Match, moveOf, openGame, usualTable } from "shinobi-games";

const game = await openGame("daimyo");
const secret = [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const keys = new Keys({ secret });
const match = new Match(game, usualTable(game.layout), keys, [0]);
const bot = botOf(game, "adept");

while (!match.over) {
  // The first seat is yours: it takes the first of its legal moves. Bots are given what their seats may know.
  const seat = match.actors[0];
  const mine = seat === 0 ? match.shown(0, true).legal[0] : undefined;
  const action = mine ? match.actionOf(mine) : bot(match, seat, keys.choice(seat, match.steps.length));
  match.act(seat, action);
  console.log(`seat ${seat}`, moveOf(game.layout, action));
}
console.log(`ended by ${match.endedBy}`, match.shares, `seat 0 was told ${match.heard(0).length} events`);
