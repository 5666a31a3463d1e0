import type { Message, Seat } from '@durbar/kernel';
import type { SeatDisplay } from '@durbar/kit/board/board-contract.ts';
import type { Reason } from '@durbar/kit/board/reason.ts';
import { useDraft } from '@durbar/kit/board/useDraft.ts';
import type { PendingDecision } from '@durbar/table';
import type { KingdomEdition } from './edition.ts';
import type { KingdomMove, KingdomView } from './model/kingdom-view.ts';
import type { MapLayout } from './model/map-layout.ts';
import type { PlanView } from './model/plan-view.ts';
import type { LegalTarget, LegalTargets, MapPlace } from './model/targets.ts';
import type { TurnCardState } from './model/turn-cards.ts';

/** The board context of a Maharaja: what its parts show. */
export interface KingdomBoardState<M extends KingdomMove = KingdomMove> {
  readonly edition: KingdomEdition;
  readonly position: KingdomView;
  readonly mapLayout: MapLayout;
  readonly seats: readonly SeatDisplay[];
  readonly layout: 'wide' | 'tall';
  /** The seat whose own pieces and cards are shown, see `ownSeat`. */
  readonly ownSeat: Seat;
  /** The seat that must decide at this screen; null if none must. */
  readonly decidingSeat: Seat | null;
  /** The viewer's seat, also while another seat decides; null for a spectator. */
  readonly actingSeat: Seat | null;
  readonly decisionKind: string | null;
  /** The rules' prompt for the decision. */
  readonly prompt: Message | null;
  readonly busy: boolean;
  readonly isLookingBack: boolean;
  /** Whether the position is the one that the player expects at their next decision. */
  readonly isPlanningAhead: boolean;
  /** The places that the guide of a tutorial points at; null without a guide. */
  readonly guidedTo: readonly string[] | null;
  readonly targets: LegalTargets<M>;
  readonly cards: readonly TurnCardState<M>[];
  readonly draft: KingdomDraft;
  /** The plan that the deciding seat makes, as it is drawn on the map; null while it does not plan. */
  readonly plan: PlanView | null;
  /** The city that the player points at or has chosen. */
  readonly city: number | null;
  /** The target that the player points at, for its preview. */
  readonly previewTarget: LegalTarget<M> | null;
  /** The plan that this seat has sealed while others still plan, as first * 9 + second; else null. */
  readonly sealedPlan: number | null;
  /** Shows all that each seat has, this seat first; null closes it. */
  readonly showSeat: (seat: Seat | null) => void;
  readonly undo: (() => void) | null;
  readonly undoRefusal: Message | null;
  readonly forbidsUndo: boolean;
  /** Whether animations are off; lines that appear one by one then appear at once. */
  readonly reducedMotion: boolean;
}

/** What the player has begun and not sent. */
export interface KingdomDraft {
  /** Source of the chosen card, or null. */
  readonly card: number | null;
  /** The card whose choice is open: the token's actions, or another choice of the game. */
  readonly openChoice: string | null;
  readonly pointedPlace: MapPlace | null;
  /** The city whose card is open. */
  readonly openCity: number | null;
  /** The site that is chosen in that city for a large piece; null for the best one. */
  readonly chosenSite: number | null;
  /** Number of presses on cities. A phone shows the city's card after each press, whatever else was open. */
  readonly presses: number;
  /** Index of the chosen travel option to the city. */
  readonly optionIndex: number;
  readonly reason: Reason | null;
  /** The place on the map that was pressed in vain; null if the reason is about something else. */
  readonly reasonPlace: MapPlace | null;
  /** Actions at the two arrows, and the active arrow. */
  readonly arrows: readonly [number | null, number | null];
  readonly activeArrow: 0 | 1;
  /** The action on the disc that the player points at. */
  readonly pointedAction: number | null;
  /** The place that the player has chosen for the plan, cities first, then villages; null for the best one. */
  readonly aim: number | null;
  /** Whether ending the turn waits for confirmation. */
  readonly isConfirmingEnd: boolean;
  /** Whether a tip was read during this decision; the next one waits for the next decision. */
  readonly isTipRead: boolean;
}

const EMPTY: KingdomDraft = {
  card: null,
  openChoice: null,
  pointedPlace: null,
  openCity: null,
  chosenSite: null,
  presses: 0,
  optionIndex: 0,
  reason: null,
  reasonPlace: null,
  arrows: [null, null],
  activeArrow: 0,
  pointedAction: null,
  aim: null,
  isConfirmingEnd: false,
  isTipRead: false,
};

/** A draft, with its decision, the kind of the last decision, and the scored city. */
interface KeptDraft {
  readonly decision: number | null;
  readonly kind: string | null;
  readonly scored: number | null;
  readonly draft: KingdomDraft;
}

type AskedDecision = Pick<PendingDecision, 'id' | 'kind'> | null;

/** The draft before the first decision. */
export const EMPTY_KEPT_DRAFT: KeptDraft = { decision: null, kind: null, scored: null, draft: EMPTY };

/**
 * Keeps what the player has begun. A new decision clears the draft, except the inspected city.
 * @param asked the pending decision, or null
 * @param scored the city whose scoring is shown, or null
 */
export function useKingdomDraft(
  asked: AskedDecision,
  scored: number | null,
): readonly [KingdomDraft, (change: Partial<KingdomDraft>) => void] {
  return useDraft<KingdomDraft, KeptDraft>(EMPTY_KEPT_DRAFT, (kept) => keepDraft(kept, asked, scored));
}

/**
 * Returns what remains of a draft after a change of decision or scoring. The inspected city stays as long as the kind
 * of decision stays the same. Otherwise only the pointed place stays, and nothing at all when a plan begins.
 * A new scoring must be visible, so it closes the card of the inspected city.
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
