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
import { isDealtFor } from './deal-terms.ts';
import type { KeptRound, KeptTable } from './kept-deals.ts';
import { isMatchSeen, type SeenMatch } from './seen-match.ts';

/** Why this device cannot say whether a deal was fair. */
export type Unchecked =
  /** The person only watched. */
  | 'watched'
  /** The player sat down after the deal. */
  | 'late'
  /** Another device of the player took part. */
  | 'elsewhere'
  /** This device was bound to a nonce in an earlier round, and the match was dealt in another round, of which it has no data. */
  | 'without'
  /** This device stored nothing before the deal. */
  | 'lost'
  /** The table dealt before tables asked for hashes. */
  | 'old';

/**
 * What may be wrong with a sound record in view of what this device has: `terms`: its deal is for another game, other rules or
 * options than those this device gave its nonce for; `match`: it is of another match than the page was shown.
 */
type DealFault = KeptFault | 'terms' | 'match';

/**
 * What this device can say about a deal. `fair`: it took part, and everything is as it stored it. `unfair`: something
 * differs, or the record itself is wrong.
 */
export type DealVerdict =
  | { readonly kind: 'fair' }
  | { readonly kind: 'unfair'; readonly faults: readonly DealFault[]; readonly findings: readonly Finding[] }
  | { readonly kind: 'unchecked'; readonly why: Unchecked };

/**
 * Judges a deal.
 * @param record the server's record after the end
 * @param kept what this device stored before the deal
 * @param seated whether the person at this device has a seat now
 * @param seen what the page was shown of the match; null if it only has the record
 */
export function dealVerdict(
  game: Game,
  record: MatchRecord,
  kept: KeptTable | null,
  seated: boolean,
  seen: SeenMatch | null,
): DealVerdict {
  const findings = verify(game, record);
  if (findings.length > 0) return { kind: 'unfair', faults: [], findings };
  const { fairness } = record;
  const rounds = Object.keys(kept?.rounds ?? {});
  const dealt = fairness && isBound(fairness) ? fairness.rounds.length : rounds.length - 1;
  const own = findStart(kept?.rounds[dealt]);
  const faults: DealFault[] = kept ? faultsAgainst(fairness, kept.table, mapCommitments(kept), own) : [];
  const terms = kept?.rounds[dealt]?.given?.terms;
  if (terms && !isDealtFor(game, record, terms)) faults.push('terms');
  if (own && seen && !isMatchSeen(game, record, seen)) faults.push('match');
  if (faults.length > 0) return { kind: 'unfair', faults, findings };
  if (own) return { kind: 'fair' };
  const why = fairness && !isBound(fairness) ? 'old' : whyUnchecked(kept, dealt, seated);
  return { kind: 'unchecked', why };
}

/** The first commitment that this device saw of each round. */
function mapCommitments({ rounds }: KeptTable): Map<number, string> {
  return new Map(
    Object.entries(rounds).flatMap(([round, { commitment }]) =>
      commitment === null ? [] : [[Number(round), commitment] as const],
    ),
  );
}

/** What this device stored about a round in which it gave its nonce. */
function findStart(round: KeptRound | undefined): KeptStart | null {
  const { nonce, given } = round ?? {};
  return nonce !== undefined && given ? { nonce, seat: given.seat, hashes: given.hashes } : null;
}

function whyUnchecked(kept: KeptTable | null, dealt: number, seated: boolean): Unchecked {
  if (!seated) return 'watched';
  if (!kept || kept.met === 'seated') return 'lost';
  if (kept.rounds[dealt]?.elsewhere === true) return 'elsewhere';
  return Object.values(kept.rounds).some(({ nonce }) => nonce !== undefined) ? 'without' : 'late';
}

/**
 * Why this device will not be able to check the deal of a running match; null if it will. @param dealt number of the
 * round
 */
export function foresee(kept: KeptTable | null, dealt: number, seated: boolean): Unchecked | null {
  return findStart(kept?.rounds[dealt]) ? null : whyUnchecked(kept, dealt, seated);
}
