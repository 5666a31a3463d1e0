import {
  type Finding,
  faultsAgainst,
  type Game,
  isBound,
  type KeptFault,
  type KeptStart,
  type MatchRecord,
  verify,
} from '@durbar/kernel';
import type { KeptRound, KeptTable } from './kept-deals.ts';

/** Why this device cannot say whether a deal was fair. */
export type Unchecked =
  /** The person only watched. */
  | 'watched'
  /** The player sat down after the deal. */
  | 'late'
  /** Another device of the player took part. */
  | 'elsewhere'
  /** This device stored nothing before the deal. */
  | 'lost'
  /** The table dealt before tables asked for hashes. */
  | 'old';

/**
 * What this device can say about a deal. `fair`: it took part, and everything is as it stored it. `unfair`: something
 * differs, or the record itself is wrong.
 */
export type DealVerdict =
  | { readonly kind: 'fair' }
  | { readonly kind: 'unfair'; readonly faults: readonly KeptFault[]; readonly findings: readonly Finding[] }
  | { readonly kind: 'unchecked'; readonly why: Unchecked };

/**
 * Judges a deal.
 * @param record the server's record after the end
 * @param kept what this device stored before the deal
 * @param seated whether the person at this device has a seat now
 */
export function dealVerdict(
  game: Game,
  record: MatchRecord,
  kept: KeptTable | null,
  seated: boolean,
): DealVerdict {
  const findings = verify(game, record);
  if (findings.length > 0) return { kind: 'unfair', faults: [], findings };
  const { fairness } = record;
  const rounds = Object.entries(kept?.rounds ?? {});
  const commitments = new Map(
    rounds.flatMap(([round, { commitment }]) =>
      commitment === null ? [] : [[Number(round), commitment] as const],
    ),
  );
  const dealt = fairness && isBound(fairness) ? fairness.rounds.length : rounds.length - 1;
  const own = startOf(kept?.rounds[dealt]);
  const faults = faultsAgainst(fairness, commitments, own);
  if (faults.length > 0) return { kind: 'unfair', faults, findings };
  if (own) return { kind: 'fair' };
  const why = fairness && !isBound(fairness) ? 'old' : whyUnchecked(kept, dealt, seated);
  return { kind: 'unchecked', why };
}

/** What this device stored about a round in which it gave its nonce. */
function startOf(round: KeptRound | undefined): KeptStart | null {
  const { nonce, given } = round ?? {};
  return nonce !== undefined && given ? { nonce, ...given } : null;
}

function whyUnchecked(kept: KeptTable | null, dealt: number, seated: boolean): Unchecked {
  if (!seated) return 'watched';
  if (!kept || kept.met === 'seated') return 'lost';
  return kept.rounds[dealt]?.elsewhere === true ? 'elsewhere' : 'late';
}

/**
 * Why this device will not be able to check the deal of a running match; null if it will. @param dealt number of the
 * round
 */
export function foresee(kept: KeptTable | null, dealt: number, seated: boolean): Unchecked | null {
  return startOf(kept?.rounds[dealt]) ? null : whyUnchecked(kept, dealt, seated);
}
