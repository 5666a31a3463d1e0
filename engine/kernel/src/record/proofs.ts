import type { Message } from '../message.ts';
import { isBound } from './fairness.ts';
import type { MatchRecord } from './types.ts';

/** The parts of a record, grouped by what can prove them. */
export type ProofGroup = 'moves' | 'deal' | 'seed' | 'commitments' | 'played' | 'people' | 'times' | 'meta';

/** A group of parts of a sound record, and what proves them. */
export interface Proof {
  readonly group: ProofGroup;
  /** `replay`: the part was computed again. `signature`: only the signer claims it. `nobody`: nothing proves it. */
  readonly by: 'replay' | 'signature' | 'nobody';
  readonly explanation: Message;
}

/**
 * Says what proves each part of a record. Only meaningful if `verify` found nothing, because a changed record proves
 * nothing.
 */
export function listProofs(record: MatchRecord): Proof[] {
  const { fairness, signature, meta } = record;
  const proofs: Proof[] = [
    proof('moves', 'replay'),
    proof('deal', 'replay'),
    fairness ? seedProof(isBound(fairness) ? 'bound' : 'open') : proof('seed', 'nobody'),
  ];
  // Only the page of a person at the table knows when a commitment was shown.
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
