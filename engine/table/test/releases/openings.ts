import {
  computeCommitment,
  dealSeed,
  type Fairness,
  type NewMatch,
  nonceHash,
  type SeatRecord,
  sha256Hex,
  startSeed,
  TABLE_GENERATOR,
} from '@durbar/kernel';
import type { MatchPlan } from './plans.ts';

const NAMES = ['Mira', 'Jonas', 'Élodie', 'Noor', 'Ada'];

/** Seats, seed and evidence of a planned match. */
export function createOpening(plan: MatchPlan): Omit<NewMatch, 'options'> {
  const seats = createSeats(plan);
  const { name, story } = plan;
  if (story === 'bots') return { seats, seed: name };
  if (story === 'older' || story === 'first') return { seats, ...openDeal(name, seats) };
  const meta = story === 'table' ? { meta: { title: `A match of ${seats.length}`, tags: ['release'] } } : {};
  return { seats, ...boundDeal(name, seats), ...meta };
}

/** People, and one bot where there is room; only bots in a match that was simulated. */
function createSeats({ players, story }: MatchPlan): SeatRecord[] {
  return Array.from({ length: players }, (_, seat): SeatRecord => {
    const id = `p${seat + 1}`;
    if (story === 'bots') return { kind: 'bot', id, bot: seat % 2 === 0 ? 'greedy' : 'random' };
    if (story === 'table' && players > 2 && seat === 1) return { kind: 'bot', id, bot: 'playout:400' };
    const colour = story === 'table' ? { colour: players - 1 - seat } : {};
    return { kind: 'person', id, name: NAMES[seat] ?? '', ...colour };
  });
}

/** A deal of a table whose people were committed to their nonces; one start had failed. */
function boundDeal(
  name: string,
  seats: readonly SeatRecord[],
): Pick<NewMatch, 'seed' | 'generator' | 'fairness'> {
  const createNonces = (round: number) =>
    seats.map(({ kind, id }) =>
      kind === 'person' ? sha256Hex(`${name} ${round} ${id}`).slice(0, 32) : null,
    );
  const createHashes = (nonces: readonly (string | null)[]) =>
    nonces.map((nonce) => nonce && nonceHash(nonce));
  const [secret, failed] = [sha256Hex(`${name} 1`), sha256Hex(`${name} 0`)];
  const nonces = createNonces(1);
  const fairness: Fairness = {
    secret,
    table: name,
    nonces,
    commitment: computeCommitment(secret),
    hashes: createHashes(nonces),
    rounds: [
      {
        ending: 'missing',
        secret: failed,
        commitment: computeCommitment(failed),
        hashes: createHashes(createNonces(0)),
        nonces: seats.map(() => null),
      },
    ],
  };
  return { seed: startSeed(secret, name, nonces), generator: TABLE_GENERATOR, fairness };
}

/** A deal of a table that asked for no hashes. */
function openDeal(name: string, seats: readonly SeatRecord[]): Pick<NewMatch, 'seed' | 'fairness'> {
  const secret = sha256Hex(name);
  const nonces = seats.filter(({ kind }) => kind === 'person').map(({ id }) => `${id} of ${name}`);
  const fairness: Fairness = { secret, table: name, nonces, commitment: computeCommitment(secret) };
  return { seed: dealSeed(secret, name, nonces), fairness };
}
