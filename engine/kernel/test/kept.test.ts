import { describe, expect, it } from 'vitest';
import type { BoundFairness, KeptFault, KeptStart } from '../src/index.ts';
import { computeCommitment, faultsAgainst, nonceHash } from '../src/index.ts';

/* Compares a table's proof with what a page stored. Each test is an attack. */

const mine = 'a1'.repeat(16);
const theirs = 'b2'.repeat(16);
const secret = '11'.repeat(32);
const failed = '22'.repeat(32);

const honest: BoundFairness = {
  secret,
  table: 't',
  commitment: computeCommitment(secret),
  nonces: [mine, theirs, null],
  hashes: [nonceHash(mine), nonceHash(theirs), null],
  rounds: [
    {
      ending: 'missing',
      secret: failed,
      commitment: computeCommitment(failed),
      hashes: [nonceHash('c3'), nonceHash('d4'), null],
      nonces: ['c3', null, null],
    },
  ],
};

const commitments = new Map([
  [0, computeCommitment(failed)],
  [1, computeCommitment(secret)],
]);

const kept: KeptStart = {
  seat: 0,
  nonce: mine,
  hashes: [nonceHash(mine), nonceHash(theirs), null],
};

const faults = (change: Partial<BoundFairness>, own: KeptStart | null = kept): KeptFault[] =>
  faultsAgainst({ ...honest, ...change }, 't', commitments, own);

describe('a page that stored what it saw', () => {
  it('finds nothing wrong with an honest table', () => {
    expect(faults({})).toEqual([]);
    expect(faults({}, null)).toEqual([]);
    expect(faultsAgainst(undefined, 't', new Map(), null)).toEqual([]);
  });

  it('finds a changed secret, even if it matches the commitment that is shown now', () => {
    const swapped = '99'.repeat(32);
    expect(faults({ secret: swapped, commitment: computeCommitment(swapped) })).toEqual(['commitment']);
    expect(faults({ secret: swapped, commitment: computeCommitment(swapped) }, null)).toEqual(['commitment']);
  });

  it('finds another table: its name is part of the seed and could be chosen once all nonces are known', () => {
    expect(faults({ table: 'tried until it suits' })).toEqual(['table']);
    expect(faults({ table: 'tried until it suits' }, null)).toEqual(['table']);
  });

  it('finds its own nonce left out, changed or given to another seat', () => {
    expect(faults({ nonces: [null, theirs, null] })).toEqual(['nonce']);
    expect(faults({ nonces: [theirs, mine, null] })).toEqual(['nonce']);
  });

  it('finds a hash changed after it gave its nonce: a partner of the operator chose late', () => {
    const late = 'ee'.repeat(16);
    const hashes = [nonceHash(mine), nonceHash(late), null];
    expect(faults({ nonces: [mine, late, null], hashes })).toEqual(['hashes']);
  });

  it('finds a start left out of the list, shown with another secret, or inserted', () => {
    expect(faults({ rounds: [] })).toEqual(['commitment', 'rounds']);
    const [round] = honest.rounds;
    if (!round) throw new Error('one start failed');
    expect(faults({ rounds: [{ ...round, secret: '33'.repeat(32) }] })).toEqual(['rounds']);
    expect(faults({ rounds: [round, round] })).toEqual(['rounds']);
    expect(faults({ rounds: [round, { ...round, secret }] })).toEqual([]);
  });

  it('finds a withheld proof, or one of the old kind without hashes', () => {
    expect(faultsAgainst(undefined, 't', commitments, kept)).toEqual(['withheld']);
    const open = { secret, table: 't', commitment: honest.commitment, nonces: [mine, theirs] };
    expect(faultsAgainst(open, 't', commitments, kept)).toEqual(['withheld']);
  });
});
