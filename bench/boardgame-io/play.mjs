// Random play of Maharani on boardgame.io, timed. Reads a JSON request from standard input and writes a JSON answer.
// Request: { seats, slices, sliceMs, references: [{ dealt, keys, decisions, scores }] }, the references being matches of
// another engine that have to come out the same here.
// Answer: { version, slices: [{ decisions, moves, playouts, ms }] } or { mismatch }.
import { createRequire } from 'node:module';
import { makeGame } from './game.mjs';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');
const { version } = require('boardgame.io/package.json');

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const request = JSON.parse(Buffer.concat(chunks).toString('utf8'));

const mismatch = request.references.map(compare).find((fault) => fault !== null);
console.log(JSON.stringify(mismatch ? { mismatch } : { version, slices: measure(request) }));

/** A match in boardgame.io's own reducer, as its bots play: leaner than a client, which adds a store and a log. */
function open(game, numPlayers) {
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers });
  return {
    state: () => state,
    moves: () => (state.ctx.gameover ? [] : game.ai.enumerate(state.G, state.ctx)),
    make({ move, args }) {
      const { currentPlayer: playerID } = state.ctx;
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } });
      if (state.transients?.error) throw new Error(`${move} ${args}: ${state.transients.error.type}`);
    },
  };
}

/** Plays a match of the other engine move by move; null if numbers of decisions and final gold are the same. */
function compare({ dealt, keys, decisions, scores }) {
  const game = ProcessGameConfig(makeGame({ bag: dealt.bag, first: dealt.start[0] }));
  const match = open(game, scores.length);
  let seen = 0;
  for (const key of keys) {
    const legal = match.moves();
    if (legal.length > 1) seen++;
    const move = legal.find((one) => moveKey(one) === key);
    if (!move) return `${key} is not among the legal moves`;
    match.make(move);
  }
  const { gameover } = match.state().ctx;
  if (seen !== decisions) return `${seen} decisions instead of ${decisions}`;
  return gameover?.gold.join() === scores.join() ? null : `final gold ${gameover?.gold} instead of ${scores}`;
}

/** A move as the other engine names it. */
function moveKey({ move, args }) {
  return move === 'worker' ? args.join('-') : [move, ...args].join('-');
}

/** Plays at random for as many slices of time; the first, for warming up, is not among them. */
function measure({ seats, slices, sliceMs }) {
  const game = ProcessGameConfig(makeGame(null));
  return Array.from({ length: slices + 1 }, () => playFor(game, seats, sliceMs)).slice(1);
}

function playFor(game, seats, sliceMs) {
  const counts = { decisions: 0, moves: 0, playouts: 0, ms: 0 };
  const begin = performance.now();
  while (counts.ms < sliceMs) {
    const match = open(game, seats);
    for (let legal = match.moves(); legal.length > 0; legal = match.moves()) {
      if (legal.length > 1) counts.decisions++;
      counts.moves++;
      match.make(legal[Math.floor(Math.random() * legal.length)]);
    }
    counts.playouts++;
    counts.ms = performance.now() - begin;
  }
  return counts;
}
