import type { Message } from '@durbar/kernel';
import type { KingdomBoardState, KingdomDraft } from './board-state.ts';
import type { KingdomGame, PositionOf } from './kingdom-game.ts';
import type { RulesOf } from './model/board-rules.ts';
import type { KingdomMove } from './model/kingdom-view.ts';
import type { LegalTargets } from './model/targets.ts';

/** What the handlers of a board know and do. */
export interface HandlerInput<V extends PositionOf, M extends KingdomMove, O extends LegalTargets<M>> {
  readonly game: KingdomGame<V, M, O>;
  readonly rules: RulesOf<V, M>;
  readonly position: V;
  readonly facts: KingdomBoardState<M>;
  readonly change: (change: Partial<KingdomDraft>) => void;
  /** Plays the moves one after the other. */
  readonly playMoves: (moves: readonly M[]) => void;
  /** Announces a message to screen readers. */
  readonly announce: (message: Message) => void;
  /** Whether ending a turn needs confirmation if something is left to do. */
  readonly asksBeforeEnd: boolean;
}
