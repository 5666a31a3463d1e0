import type { Game, Rng } from '@durbar/kernel';
import { nonceHash, randomBelow } from '@durbar/kernel';
import type { MatchSetup, SeatSetup } from '@durbar/table';
import { randomConfiguration } from '../configurations.ts';

const SECRET = 'ab'.repeat(32);

/** What a test chooses of a match setup; the rest has defaults. */
export interface SetupPlan {
  readonly people?: number;
  readonly bots?: number;
  readonly secret?: string;
  readonly options?: object;
  readonly undo?: MatchSetup['undo'];
}

/** The setup of a match for some people, followed by some bots. */
export function createSetup({
  people = 3,
  bots = 0,
  secret = SECRET,
  options = {},
  undo,
}: SetupPlan = {}): MatchSetup {
  const seats = Array.from({ length: people + bots }, (_, i): SeatSetup => {
    return i < people
      ? { id: `person${i}`, control: 'person' }
      : { id: `bot${i}`, control: 'bot', bot: 'random' };
  });
  const nonces = seats.map(({ control }, i) => (control === 'person' ? `${i}`.repeat(32) : null));
  const start = { nonces, hashes: nonces.map((nonce) => nonce && nonceHash(nonce)), rounds: [] };
  return { table: 't1', options, seats, secret, start, standIn: 'greedy', ...(undo && { undo }) };
}

/** The setup of a match with random options, and random numbers of people and bots. */
export function randomSetup(game: Game, rng: Rng): MatchSetup {
  const { players, options } = randomConfiguration(game, {}, rng);
  const people = 1 + randomBelow(rng, players);
  const secret = Array.from({ length: 64 }, () => randomBelow(rng, 16).toString(16)).join('');
  return createSetup({ people, bots: players - people, secret, options });
}
