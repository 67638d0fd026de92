// boardgame.io's own server, as it comes: games in memory, sockets by socket.io. Says its port once it listens.

const { Server, Origins } = require("boardgame.io/server");
const { Daimyo } = require("./game.cjs");

const server = Server({ games: [Daimyo], origins: [Origins.LOCALHOST] });

server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
