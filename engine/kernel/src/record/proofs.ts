import type { Message } from '../message.ts';
import { isBound } from './fairness.ts';
import type { MatchRecord } from './types.ts';

/** What a record says, by what could prove it. */
export type ProofGroup = 'moves' | 'deal' | 'seed' | 'commitments' | 'played' | 'people' | 'times' | 'meta';

/** A group of what a sound record says, and what vouches for it. */
export interface Proof {
  readonly group: ProofGroup;
  /** `replay`: it was computed anew. `signature`: only the signer says so. `nobody`: it is a bare claim. */
  readonly by: 'replay' | 'signature' | 'nobody';
  readonly explanation: Message;
}

/**
 * What vouches for each part of a record. Only of use where `verify` found nothing: a record that is changed proves nothing.
 */
export function proofsOf(record: MatchRecord): Proof[] {
  const { fairness, signature, meta } = record;
  const proofs: Proof[] = [
    proof('moves', 'replay'),
    proof('deal', 'replay'),
    fairness ? seedProof(isBound(fairness) ? 'bound' : 'open') : proof('seed', 'nobody'),
  ];
  // Only the page of somebody who sat there knows when a commitment was shown.
  if (fairness) proofs.push(proof('commitments', 'nobody'));
  const claims: ProofGroup[] = ['played', 'people', 'times', ...(meta ? (['meta'] as const) : [])];
  for (const group of claims)
    proofs.push(signature ? proof(group, 'signature', { signer: signature.id }) : proof(group, 'nobody'));
  return proofs;
}

function proof(group: ProofGroup, by: Proof['by'], values?: Message['values']): Proof {
  return { group, by, explanation: { key: `record.proof.${group}.${by}`, ...(values && { values }) } };
}

function seedProof(way: 'bound' | 'open'): Proof {
  return { group: 'seed', by: 'replay', explanation: { key: `record.proof.seed.${way}` } };
}
