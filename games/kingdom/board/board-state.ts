import type { Message, Seat } from '@durbar/kernel';
import type { SeatDisplay } from '@durbar/kit/board/board-contract.ts';
import type { KingdomEdition } from './edition.ts';
import type { KingdomMove, KingdomView } from './model/kingdom-view.ts';
import type { MapLayout } from './model/map-layout.ts';
import type { LegalTarget, LegalTargets } from './model/targets.ts';
import type { TurnCardState } from './model/turn-cards.ts';
import type { KingdomDraft } from './useKingdomDraft.ts';

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
  readonly targets: LegalTargets<M>;
  readonly cards: readonly TurnCardState<M>[];
  readonly draft: KingdomDraft;
  /** The city that the player points at or has chosen. */
  readonly city: number | null;
  /** The target that the player points at, for its preview. */
  readonly previewTarget: LegalTarget<M> | null;
  /** The plan that this seat has sealed while others still plan, as first * 9 + second; else null. */
  readonly sealedPlan: number | null;
  readonly undo: (() => void) | null;
  readonly undoRefusal: Message | null;
  /** Whether animations are off; lines that appear one by one then appear at once. */
  readonly reducedMotion: boolean;
}
