// Maharani as a boardgame.io game: small plain state with constants outside, moves on a draft, turns by the framework.
import { createRequire } from 'node:module';
import {
  CELLS,
  CENTRE_CELLS,
  FITTING_TURNS,
  NEIGHBOURS,
  PAYOUT,
  QUARTER_CELLS,
  QUARTERS,
  SEATS,
  TILES,
  turned,
  WORKERS,
} from './pieces.mjs';

const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core');

/**
 * @param {{ bag: number[], first: number } | null} deal numbers of the tiles in the order they come, and who begins; null
 * leaves both to the framework's generator
 */
export function makeGame(deal) {
  return {
    name: 'maharani',
    setup: ({ ctx, random }) => {
      const G = {
        /** Number of the tile on each cell. */
        tiles: CELLS.map(() => null),
        /** Quarter turns of the tile on each cell. */
        turns: CELLS.map(() => 0),
        /** Worker on each cell, such as `0:1`: seat and colour. */
        workers: CELLS.map(() => null),
        bag: deal ? deal.bag.toReversed() : random.Shuffle([...TILES.keys()]),
        rondel: [null, null, null, null],
        first: deal ? deal.first : random.Die(ctx.numPlayers) - 1,
        players: SEATS[ctx.numPlayers].map((side) => ({
          side,
          gold: 0,
          markers: { NE: true, SE: true, SW: true, NW: true },
          supply: [...WORKERS[ctx.numPlayers]],
        })),
        placed: 0,
        refreshed: false,
        /** For each seat, whether its last turn was a refresh that turned no marker. */
        emptyRefreshes: SEATS[ctx.numPlayers].map(() => false),
        pending: null,
        filled: [],
        ending: null,
      };
      refill(G);
      return G;
    },
    turn: {
      order: {
        first: ({ G }) => G.first,
        next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
      },
    },
    moves: { place, worker, refresh, end },
    endIf: ({ G }) => (G.ending ? { ending: G.ending, gold: G.players.map(({ gold }) => gold) } : undefined),
    ai: { enumerate },
    // Spares the framework a copy of the state a move.
    disableUndo: true,
  };
}

function place({ G, ctx }, slot, space, turn) {
  if (!canPlace(G, ctx, slot, space, turn)) return INVALID_MOVE;
  const me = Number(ctx.currentPlayer);
  const player = G.players[me];
  const { quarter } = CELLS[space];
  const under = quarterUnder(player, slot);
  const number = G.rondel[slot];
  const { colour, arrow } = TILES[number];
  if (under !== quarter) player.markers[under] = false;
  G.rondel[slot] = null;
  G.tiles[space] = number;
  G.turns[space] = turn;
  G.placed += 1;
  const { tiles } = G;
  player.gold += connected(space, (other) => tiles[other] !== null && TILES[tiles[other]].colour === colour);
  if (isFull(G, QUARTER_CELLS[quarter])) G.filled.push(quarter);
  if (turned(arrow, turn) === player.side) {
    const ways = workerWays(G, me, space);
    if (ways.length === 1) bringWorker(G, me, space, ways[0]);
    else if (ways.length > 1) G.pending = space;
  }
  if (isFull(G, CENTRE_CELLS))
    for (const [other, tile] of G.rondel.entries())
      if (tile !== null && TILES[tile].edges === '') G.rondel[other] = null;
}

function worker({ G, ctx }, how, colour) {
  const me = Number(ctx.currentPlayer);
  const ways = G.pending === null ? [] : workerWays(G, me, G.pending);
  const way = ways.find((one) => one.how === how && one.colour === colour);
  if (!way) return INVALID_MOVE;
  bringWorker(G, me, G.pending, way);
  G.pending = null;
}

function refresh({ G, ctx }) {
  if (!enumerate(G, ctx).some(({ move }) => move === 'refresh')) return INVALID_MOVE;
  G.emptyRefreshes[ctx.currentPlayer] = !markerDown(G, ctx);
  G.players[ctx.currentPlayer].markers = { NE: true, SE: true, SW: true, NW: true };
  G.refreshed = true;
}

function end({ G, ctx, events }) {
  if (!canEnd(G)) return INVALID_MOVE;
  if (G.placed === 2) G.players[ctx.currentPlayer].gold -= 2;
  refill(G);
  for (const quarter of G.filled) evaluate(G, quarter);
  G.filled = [];
  if (G.placed > 0) G.emptyRefreshes[ctx.currentPlayer] = false;
  G.placed = 0;
  G.refreshed = false;
  if (!G.tiles.includes(null)) {
    G.ending = 'lastQuarter';
    return;
  }
  const { tiles } = G;
  const fits = (tile) => tiles.some((_, space) => turnsThatFit(tiles, tile, space).length > 0);
  if (!G.rondel.some((tile) => tile !== null && fits(tile))) {
    for (const quarter of QUARTERS) if (!isFull(G, QUARTER_CELLS[quarter])) evaluate(G, quarter);
    G.ending = 'nothingFits';
    return;
  }
  events.endTurn();
}

/** Every legal move, as boardgame.io's own bots ask for them. */
function enumerate(G, ctx) {
  const me = Number(ctx.currentPlayer);
  if (G.pending !== null)
    return workerWays(G, me, G.pending).map(({ how, colour }) => ({ move: 'worker', args: [how, colour] }));
  const moves = mayPlace(G) ? placeMoves(G, G.players[me]) : [];
  const barred =
    !markerDown(G, ctx) && moves.length > 0 && G.emptyRefreshes.every((was, seat) => was || seat === me);
  if (mayRefresh(G) && !barred) moves.push({ move: 'refresh', args: [] });
  if (canEnd(G)) moves.push({ move: 'end', args: [] });
  return moves;
}

function placeMoves({ tiles, rondel }, player) {
  const moves = [];
  for (const [slot, tile] of rondel.entries()) {
    if (tile === null) continue;
    for (const space of CELLS.keys())
      if (tiles[space] === null && reaches(player, slot, space))
        for (const turn of turnsThatFit(tiles, tile, space))
          moves.push({ move: 'place', args: [slot, space, turn] });
  }
  return moves;
}

const mayPlace = (G) => G.placed < 2 && !G.refreshed && G.pending === null;
const mayRefresh = (G) => G.placed === 0 && !G.refreshed && G.pending === null;
const canEnd = (G) => (G.placed > 0 || G.refreshed) && G.pending === null;
const markerDown = (G, ctx) => Object.values(G.players[ctx.currentPlayer].markers).includes(false);

function canPlace(G, ctx, slot, space, turn) {
  const tile = G.rondel[slot];
  if (!mayPlace(G) || tile === null || !reaches(G.players[ctx.currentPlayer], slot, space)) return false;
  return turnsThatFit(G.tiles, tile, space).includes(turn);
}

function quarterUnder(player, slot) {
  return QUARTERS[('NESW'.indexOf(player.side) + slot) % 4];
}

function reaches(player, slot, space) {
  const under = quarterUnder(player, slot);
  return under === CELLS[space].quarter || player.markers[under];
}

function turnsThatFit(tiles, tile, space) {
  return tiles[space] === null ? FITTING_TURNS[TILES[tile].edges][CELLS[space].edges] : [];
}

function isFull(G, cells) {
  const { tiles } = G;
  return cells.every((space) => tiles[space] !== null);
}

function connected(from, belongs) {
  const seen = new Set([from]);
  for (const space of seen) for (const next of NEIGHBOURS[space]) if (belongs(next)) seen.add(next);
  return seen.size;
}

/** The ways to bring a worker of `me` onto the tile just placed. */
function workerWays(G, me, space) {
  const { tiles, workers } = G;
  const { colour: wanted } = TILES[tiles[space]];
  const ways = [];
  for (const [colour, left] of G.players[me].supply.entries()) {
    const from = QUARTER_CELLS[CELLS[space].quarter].find(
      (other) => workers[other] === `${me}:${colour}` && TILES[tiles[other]].colour === wanted,
    );
    if (from !== undefined) ways.push({ how: 'move', colour, from });
    else if (left > 0) ways.push({ how: 'put', colour });
  }
  return ways;
}

function bringWorker(G, me, space, { how, colour, from }) {
  if (how === 'move') G.workers[from] = null;
  else G.players[me].supply[colour] -= 1;
  const name = `${me}:${colour}`;
  G.workers[space] = name;
  const { workers } = G;
  G.players[me].gold += connected(space, (other) => workers[other] === name);
}

function evaluate(G, quarter) {
  for (const [seat, player] of G.players.entries())
    for (const colour of player.supply.keys()) {
      const own = QUARTER_CELLS[quarter].filter((space) => G.workers[space] === `${seat}:${colour}`).length;
      player.gold += PAYOUT[own];
      player.supply[colour] += own;
    }
  for (const space of QUARTER_CELLS[quarter]) G.workers[space] = null;
}

function refill(G) {
  const noCentres = isFull(G, CENTRE_CELLS);
  for (let slot = 0; slot < 4; slot++)
    while (G.rondel[slot] === null && G.bag.length > 0) {
      const tile = G.bag.pop();
      if (!noCentres || TILES[tile].edges !== '') G.rondel[slot] = tile;
    }
}
