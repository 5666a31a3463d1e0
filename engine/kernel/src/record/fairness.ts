import { TABLE_GENERATOR } from '../draw.ts';
import type { Seat } from '../seat.ts';
import { computeCommitment, dealSeed, nonceHash, startSeed } from '../seed.ts';
import type { BoundFairness, FailedRound, Fairness, MatchRecord } from './types.ts';

/** What can be wrong with the proof that nobody chose a seed. */
export type FairnessProblem = 'seed' | 'commitment' | 'nonces' | 'hashes' | 'rounds' | 'weak';

export interface FairnessFault {
  readonly problem: FairnessProblem;
  /** For logs. */
  readonly message: string;
}

/** Whether each person was committed to their nonce before anybody showed theirs. */
export function isBound(fairness: Fairness): fairness is BoundFairness {
  return 'hashes' in fairness;
}

/** Lists what is wrong with a record's proof; empty if it has none. */
export function fairnessFaults(record: MatchRecord): FairnessFault[] {
  const { fairness, seed, seats } = record;
  if (!fairness) return [];
  const faults: FairnessFault[] = [];
  const expect = (holds: boolean, problem: FairnessProblem, message: string): void => {
    if (!holds) faults.push({ problem, message });
  };
  const { secret, table, nonces, commitment } = fairness;
  expect(
    computeCommitment(secret) === commitment,
    'commitment',
    'the secret is not the one the table had committed to',
  );
  if (!isBound(fairness)) {
    const people = seats.filter(({ kind }) => kind === 'person').length;
    expect(nonces.length === people, 'nonces', `there should be a nonce of each of ${people} people`);
    const expected = dealSeed(secret, table, fairness.nonces);
    expect(expected === seed, 'seed', 'the seed does not follow from secret, table and nonces');
    return faults;
  }
  const players = seats.filter(({ kind }) => kind !== 'automaton');
  const fit =
    players.length === nonces.length &&
    players.every(({ kind }, i) => (kind === 'person') === (nonces[i] !== null));
  expect(fit, 'nonces', 'there should be a nonce of each person and none of a bot');
  expect(areOpened(fairness), 'hashes', 'a nonce is not the one whose hash was given before');
  expect(
    startSeed(secret, table, fairness.nonces) === seed,
    'seed',
    'the seed does not follow from secret, table and nonces',
  );
  expect(
    fairness.rounds.every((round) => isSoundRound(round)),
    'rounds',
    'a start that failed has another secret or nonce than was committed to',
  );
  expect(record.generator === TABLE_GENERATOR, 'weak', `the deal should come from ${TABLE_GENERATOR}`);
  return faults;
}

/** Whether each nonce matches its hash. */
function areOpened({ nonces, hashes }: Pick<BoundFairness, 'nonces' | 'hashes'>): boolean {
  return (
    hashes.length === nonces.length &&
    nonces.every((nonce, i) => hashes[i] === (nonce === null ? null : nonceHash(nonce)))
  );
}

/** In a failed start some nonces were never shown. */
function isSoundRound({ secret, commitment, hashes, nonces }: FailedRound): boolean {
  return (
    computeCommitment(secret) === commitment &&
    hashes.length === nonces.length &&
    nonces.every((nonce, i) => nonce === null || hashes[i] === nonceHash(nonce))
  );
}

/** What a person's own page stores about a start in which it gave its nonce. */
export interface KeptStart {
  readonly seat: Seat;
  /** The nonce of this page. */
  readonly nonce: string;
  /** All hashes as they were shown when this page gave its nonce. */
  readonly hashes: readonly (string | null)[];
}

/**
 * How a table's proof differs from what this page stored: of another table (`kept.table`), another commitment (`kept.commitment`), its nonce left out or
 * changed (`kept.nonce`), a hash changed after the page gave its nonce (`kept.hashes`), a known start changed or left
 * out (`kept.rounds`), or no proof at all (`kept.withheld`).
 */
export type KeptFault = 'table' | 'commitment' | 'nonce' | 'hashes' | 'rounds' | 'withheld';

/**
 * Compares a table's proof with what a page stored, which no server can change afterwards.
 * @param fairness what the server shows once the match is over
 * @param table the id under which the page stored it: part of the seed, so a server that may put another would choose the deal
 * @param commitments the first commitment that the page saw of each start, by the number of the start, from 0
 * @param kept what the page stored about the start that was dealt; null if it took no part in it
 */
export function faultsAgainst(
  fairness: Fairness | undefined,
  table: string,
  commitments: ReadonlyMap<number, string>,
  kept: KeptStart | null,
): KeptFault[] {
  if (commitments.size === 0 && !kept) return [];
  if (!fairness || !isBound(fairness)) return ['withheld'];
  const { rounds, secret, nonces, hashes } = fairness;
  const faults: KeptFault[] = fairness.table === table ? [] : ['table'];
  const secrets = [...rounds.map((round) => round.secret), secret];
  for (const [round, commitment] of commitments) {
    const shown = secrets[round];
    if (shown === undefined || computeCommitment(shown) !== commitment)
      faults.push(round === rounds.length ? 'commitment' : 'rounds');
  }
  if (kept && nonces[kept.seat] !== kept.nonce) faults.push('nonce');
  if (kept && kept.hashes.join() !== hashes.join()) faults.push('hashes');
  return [...new Set(faults)];
}
