import type { BazaarEvent, BazaarMove, BazaarOptions, BazaarState, BazaarView } from '@durbar/testkit/toy';
import { bazaar } from '@durbar/testkit/toy';
import type { BoundFairness, Entry, MatchRecord, SeatRecord } from '../src/index.ts';
import {
  at,
  computeCommitment,
  dealSeed,
  nonceHash,
  Playback,
  randomBelow,
  seededRng,
  startMatch,
  startSeed,
  TABLE_GENERATOR,
} from '../src/index.ts';

export type BazaarPlayback = Playback<BazaarState, BazaarView, BazaarMove, BazaarEvent, BazaarOptions>;

export const people = (count: number): SeatRecord[] =>
  Array.from({ length: count }, (_, seat) => ({ kind: 'person', id: `p${seat + 1}` }));

/** A new match of Bazaar for people. */
export function newMatch(players: number, options: object = {}, seed = 'kernel'): BazaarPlayback {
  return new Playback(bazaar, startMatch(bazaar, { options, seats: people(players), seed }));
}

/** Makes moves for the asked seats, in their order. */
export function moves(playback: BazaarPlayback, ...made: readonly BazaarMove[]): void {
  for (const move of made) playback.add({ seat: at(bazaar.active(playback.state), 0), move });
}

/** Seat 0 bids 1 and all others bid 0, so that seat 0 trades; then it draws. */
export function toTrade(playback: BazaarPlayback): void {
  const { length } = playback.state.coins;
  moves(
    playback,
    ...Array.from({ length }, (_, seat): BazaarMove => ({ kind: 'bid', coins: seat === 0 ? 1 : 0 })),
  );
  moves(playback, { kind: 'take' });
}

/** Plays at random to the end. */
export function playOut(playback: BazaarPlayback, seed = 'moves'): void {
  const rng = seededRng(seed, 'moves');
  while (!playback.over) {
    const legal = bazaar.legalMoves(playback.state, at(bazaar.active(playback.state), 0));
    moves(playback, at(legal, randomBelow(rng, legal.length)));
  }
}

const secret = '5c'.repeat(32);
const nonces = ['first', null, 'third'];

export const fairness: BoundFairness = {
  secret,
  table: 'table-7',
  nonces,
  commitment: computeCommitment(secret),
  hashes: nonces.map((nonce) => nonce && nonceHash(nonce)),
  rounds: [
    {
      ending: 'missing',
      secret: '6d'.repeat(32),
      commitment: computeCommitment('6d'.repeat(32)),
      hashes: [nonceHash('earlier'), null, nonceHash('never shown')],
      nonces: ['earlier', null, null],
    },
  ],
};

/** A match with everything that a record can contain: two people, a bot, the merchant, undo, and every table entry. */
export function fullMatch(): BazaarPlayback {
  const seats: SeatRecord[] = [
    { kind: 'person', id: 'p1', name: 'Asha', colour: 3 },
    { kind: 'bot', id: 'p2', bot: 'playout:400', name: 'Bot' },
    { kind: 'person', id: 'p3', colour: 0 },
  ];
  const seed = startSeed(fairness.secret, fairness.table, nonces);
  const playback: BazaarPlayback = new Playback(
    bazaar,
    startMatch(bazaar, {
      options: { length: 'long' },
      seats,
      seed,
      generator: TABLE_GENERATOR,
      fairness,
      meta: { title: 'A long one' },
    }),
  );
  toTrade(playback);
  moves(playback, { kind: 'build' });
  const table: readonly Entry[] = [
    { undo: 0, back: 1, at: 4000 },
    { table: 'clock', change: 'extend', ms: 60_000, reason: 'agreed', at: 4500 },
    { table: 'timeout', seat: 0, at: 4600 },
    { table: 'takeover', seat: 2, bot: 'greedy', reason: 'absent', at: 5000 },
    { table: 'pause', at: 5000 },
    { table: 'clock', change: 'vacation', ms: 86_400_000, seat: 2, at: 6000 },
    { table: 'return', seat: 2, at: 9000 },
    { table: 'resume', seat: 2, at: 9500 },
    { table: 'resign', seat: 2, at: 12000 },
  ];
  for (const entry of table) playback.add(entry);
  playOut(playback);
  return playback;
}

/** The record of `fullMatch` as plain JSON that tests may change. */
export function fullRecord(): MatchRecord {
  return fullMatch().record();
}

/** A record of format version 1 with everything that such a record can have, as tables wrote it. */
export function firstRecord(): MatchRecord {
  const given = ['first', 'second'];
  const evidence = { secret, table: 'table-7', nonces: given, commitment: computeCommitment(secret) };
  const started = startMatch(bazaar, {
    options: { length: 'long' },
    seats: [
      { kind: 'person', id: 'p1', name: 'Asha' },
      { kind: 'bot', id: 'p2', bot: 'playout:400', name: 'Bot' },
      { kind: 'person', id: 'p3' },
    ],
    seed: dealSeed(secret, 'table-7', given),
    fairness: evidence,
    meta: { title: 'A long one' },
  });
  const playback = new Playback(bazaar, { ...started, start: { ...started.start, version: 1 } });
  toTrade(playback);
  moves(playback, { kind: 'build' });
  const table: readonly Entry[] = [
    { undo: 0, back: 1, at: 4000 },
    { table: 'takeover', seat: 2, bot: 'greedy', at: 5000 },
    { table: 'pause', at: 5000 },
    { table: 'return', seat: 2, at: 9000 },
    { table: 'resume', seat: 2, at: 9500 },
    { table: 'resign', seat: 2, at: 12000 },
  ];
  for (const entry of table) playback.add(entry);
  playOut(playback);
  return playback.record();
}
