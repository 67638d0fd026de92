// Daimyo for four players (free declarations), as boardgame.io's documentation would have a game written: moves that
// change G, a playerView that hides. It is here to be measured against, and knows no more of the rules than play needs.

const { INVALID_MOVE } = require("boardgame.io/core");

const WEAPONS = ["shuriken", "sai", "katana", "blowgun"];
const ATTACKS = 3;
const LIVES = 5;

const right = (players, seat, steps) => (seat + steps) % players;
const left = (players, seat, steps) => (seat - steps + players) % players;

function newRound(G, players) {
  G.round += 1;
  G.hand = Array.from({ length: players }, () => [...WEAPONS]);
  G.card = Array.from({ length: players }, () => Array(ATTACKS).fill(null));
  G.open = Array.from({ length: players }, () => Array(ATTACKS).fill(false));
  G.declared = Array.from({ length: players }, () => Array(ATTACKS).fill(null));
  G.phase = "assign";
  G.turn = G.pawn;
  G.given = 0;
  G.left = null;
  G.hit = false;
}

function mayDeclare(G, victim, weapon) {
  return G.declared[victim].filter((said) => said === weapon).length < 2;
}

function legal(G, players) {
  if (G.phase === "assign") {
    const victim = right(players, G.turn, G.given + 1);
    const weapons = WEAPONS.filter((weapon) => mayDeclare(G, victim, weapon));
    return G.hand[G.turn].flatMap((card) => weapons.map((declared) => ["attack", card, declared]));
  }
  if (G.phase === "reveal") {
    return [1, 2, 3].map((steps) => ["reveal", left(players, G.turn, steps)]);
  }
  return [["denounce"], ["decline"]];
}

function attack({ G, ctx, playerID, events }, card, declared) {
  const players = ctx.numPlayers;
  const seat = Number(playerID);
  const victim = right(players, seat, G.given + 1);
  if (G.phase !== "assign" || !G.hand[seat].includes(card)) return INVALID_MOVE;
  if (!WEAPONS.includes(declared) || !mayDeclare(G, victim, declared)) return INVALID_MOVE;
  G.hand[seat].splice(G.hand[seat].indexOf(card), 1);
  G.card[victim][G.given] = card;
  G.declared[victim][G.given] = declared;
  G.given += 1;
  if (G.given === ATTACKS) {
    G.given = 0;
    G.turn = right(players, seat, 1);
    if (G.turn === G.pawn) G.phase = "reveal";
    events.endTurn({ next: String(G.turn) });
  }
}

function reveal({ G, ctx, playerID }, leave) {
  const players = ctx.numPlayers;
  const seat = Number(playerID);
  const slot = left(players, seat, leave + 1);
  if (G.phase !== "reveal" || !(slot < ATTACKS)) return INVALID_MOVE;
  const seen = [];
  for (let other = 0; other < ATTACKS; other++) {
    if (other !== slot) {
      G.open[seat][other] = true;
      seen.push(G.card[seat][other]);
    }
  }
  G.left = leave;
  G.hit = seen[0] === seen[1];
  G.phase = "denounce";
}

function denounce({ G, ctx, playerID, events }) {
  if (G.phase !== "denounce") return INVALID_MOVE;
  const players = ctx.numPlayers;
  const seat = Number(playerID);
  const different = new Set(G.card[seat]).size;
  G.open[seat].fill(true);
  if (different === (G.hit ? 1 : ATTACKS)) {
    for (let steps = 1; steps <= ATTACKS; steps++) lose(G, left(players, seat, steps), 1);
  } else {
    lose(G, seat, G.hit ? 2 : 1);
  }
  resolved(G, ctx, seat, events);
}

function decline({ G, ctx, playerID, events }) {
  if (G.phase !== "denounce") return INVALID_MOVE;
  const seat = Number(playerID);
  if (G.hit) lose(G, seat, 1);
  resolved(G, ctx, seat, events);
}

function lose(G, seat, lives) {
  G.lives[seat] = Math.max(0, G.lives[seat] - lives);
}

function resolved(G, ctx, seat, events) {
  const players = ctx.numPlayers;
  const living = G.lives.filter((lives) => lives > 0).length;
  if (living <= 1) {
    G.phase = "over";
    events.endGame({ lives: [...G.lives] });
    return;
  }
  G.left = null;
  G.hit = false;
  G.turn = right(players, seat, 1);
  G.phase = "reveal";
  if (G.turn === G.pawn) {
    G.pawn = right(players, G.pawn, 1);
    newRound(G, players);
  }
  events.endTurn({ next: String(G.turn) });
}

const Daimyo = {
  name: "daimyo",
  disableUndo: true, // it would keep every state of a turn: without it this server is faster
  setup: ({ ctx }) => {
    const G = { round: 0, pawn: 0, lives: Array(ctx.numPlayers).fill(LIVES) };
    newRound(G, ctx.numPlayers);
    return G;
  },
  // What a seat may know: its own hand, the cards that lie open, and those it has sent itself.
  playerView: ({ G, ctx, playerID }) => {
    const players = ctx.numPlayers;
    const seat = playerID === null || playerID === undefined ? -1 : Number(playerID);
    return {
      ...G,
      hand: G.hand.map((hand, owner) => (owner === seat ? hand : null)),
      card: G.card.map((cards, victim) =>
        cards.map((card, slot) =>
          card === null || G.open[victim][slot] || left(players, victim, slot + 1) === seat ? card : "?",
        ),
      ),
      legal: seat === G.turn && G.phase !== "over" ? legal(G, players) : [],
    };
  },
  // All moves run on the server alone, as moves that touch secrets must; their arguments are kept from the others.
  moves: {
    attack: { move: attack, client: false, redact: true },
    reveal: { move: reveal, client: false },
    denounce: { move: denounce, client: false },
    decline: { move: decline, client: false },
  },
};

module.exports = { Daimyo };
