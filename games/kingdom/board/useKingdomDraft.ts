import type { Reason } from '@durbar/kit/board/reason.ts';
import { useDraft } from '@durbar/kit/board/useDraft.ts';
import type { PendingDecision } from '@durbar/table';
import type { MapPlace } from './model/targets.ts';

/** What the player has begun and not sent. */
export interface KingdomDraft {
  /** Source of the chosen card, or null. */
  readonly card: number | null;
  /** Which card's choice is open: the token's actions, or another that the game has. */
  readonly openChoice: string | null;
  readonly pointedPlace: MapPlace | null;
  /** The city whose card stays open. */
  readonly openCity: number | null;
  /** How often a city was pressed: a phone shows its card each time, whatever was open. */
  readonly presses: number;
  /** Index of the chosen travel option to the city. */
  readonly optionIndex: number;
  readonly reason: Reason | null;
  /** Actions at the two arrows, and the active arrow. */
  readonly arrows: readonly [number | null, number | null];
  readonly activeArrow: 0 | 1;
  /** Whether ending the turn asks once more. */
  readonly isConfirmingEnd: boolean;
}

const EMPTY: KingdomDraft = {
  card: null,
  openChoice: null,
  pointedPlace: null,
  openCity: null,
  presses: 0,
  optionIndex: 0,
  reason: null,
  arrows: [null, null],
  activeArrow: 0,
  isConfirmingEnd: false,
};

/** A draft, with the decision that it was meant for, the kind that was asked last and the city that was scored. */
interface KeptDraft {
  readonly decision: number | null;
  readonly kind: string | null;
  readonly scored: number | null;
  readonly draft: KingdomDraft;
}

type AskedDecision = Pick<PendingDecision, 'id' | 'kind'> | null;

/** What is there before anything is asked. */
export const EMPTY_KEPT_DRAFT: KeptDraft = { decision: null, kind: null, scored: null, draft: EMPTY };

/**
 * What the player has begun; a new decision clears it, but for the city that is looked at.
 * @param asked the decision that is asked, or null
 * @param scored the city whose scoring is shown, or null
 */
export function useKingdomDraft(
  asked: AskedDecision,
  scored: number | null,
): readonly [KingdomDraft, (change: Partial<KingdomDraft>) => void] {
  return useDraft<KingdomDraft, KeptDraft>(EMPTY_KEPT_DRAFT, (kept) => keepDraft(kept, asked, scored));
}

/**
 * What is left of a draft once something else is asked: the city that is looked at while the same kind of thing is,
 * else only what is pointed at; nothing of the map once the disc lies over it. A city that is scored is to be seen: the
 * card of the city that is looked at is put away.
 */
export function keepDraft(kept: KeptDraft, asked: AskedDecision, scored: number | null): KeptDraft {
  if (kept.scored === scored) return keepDraftInRound(kept, asked);
  const clear = scored === null ? kept.draft : { ...kept.draft, openCity: null };
  return keepDraftInRound({ ...kept, scored, draft: clear }, asked);
}

function keepDraftInRound(kept: KeptDraft, asked: AskedDecision): KeptDraft {
  const decision = asked?.id ?? null;
  if (kept.decision === decision) return kept;
  const kind = asked?.kind ?? kept.kind;
  const { openCity, pointedPlace, presses } = kept.draft;
  const another = kept.kind !== null && kind !== kept.kind;
  return {
    ...kept,
    decision,
    kind,
    draft: {
      ...EMPTY,
      presses,
      openCity: another ? null : openCity,
      pointedPlace: another && kind === 'plan' ? null : pointedPlace,
    },
  };
}
