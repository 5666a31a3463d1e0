import type { Message, Seat } from '@durbar/kernel';
import type { SeatDisplay } from '@durbar/kit/board/board-contract.ts';
import type { KingdomEdition } from './edition.ts';
import type { KingdomMove, KingdomView } from './model/kingdom-view.ts';
import type { MapLayout } from './model/map-layout.ts';
import type { LegalTarget, LegalTargets } from './model/targets.ts';
import type { TurnCardState } from './model/turn-cards.ts';
import type { KingdomDraft } from './useKingdomDraft.ts';

/** What the parts of the board show. */
export interface KingdomBoardState<M extends KingdomMove = KingdomMove> {
  readonly edition: KingdomEdition;
  readonly position: KingdomView;
  readonly mapLayout: MapLayout;
  readonly seats: readonly SeatDisplay[];
  readonly layout: 'wide' | 'tall';
  /** The seat whose own things are shown, as `ownSeat`. */
  readonly ownSeat: Seat;
  /** The seat that must decide at this screen, or null. */
  readonly decidingSeat: Seat | null;
  /** The viewer's seat, also while another seat decides; null for a spectator. */
  readonly actingSeat: Seat | null;
  readonly decisionKind: string | null;
  /** The prompt of the rules for the decision. */
  readonly prompt: Message | null;
  readonly busy: boolean;
  readonly isLookingBack: boolean;
  readonly targets: LegalTargets<M>;
  readonly cards: readonly TurnCardState<M>[];
  readonly draft: KingdomDraft;
  /** The city that is pointed at or chosen. */
  readonly city: number | null;
  /** The target that is pointed at, to be previewed. */
  readonly previewTarget: LegalTarget<M> | null;
  /** The plan this seat has sealed, first * 9 + second, while others still plan; else null. */
  readonly sealedPlan: number | null;
  readonly undo: (() => void) | null;
  readonly undoRefusal: Message | null;
  /** Nothing moves: lines that appear one by one appear at once. */
  readonly reducedMotion: boolean;
}
