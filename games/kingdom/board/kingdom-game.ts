import type { KitKey } from '@durbar/kit/words/useWords.tsx';
import type { Words } from '@durbar/kit/words/words.ts';
import type { KingdomBoardState } from './board-state.ts';
import type { GameDescription } from './describe-game.ts';
import type { KingdomEdition } from './edition.ts';
import type { RulesOf } from './model/board-rules.ts';
import type { KingdomMove, KingdomView } from './model/kingdom-view.ts';
import type { BoardLayout, MapLayout } from './model/map-layout.ts';
import type { Planner } from './model/planner.ts';
import type { LegalTargets, MapPlace } from './model/targets.ts';
import type { TurnCardState } from './model/turn-cards.ts';

export type PositionOf = KingdomView;

/** Moves that presses stand for. The rules say why such a move is refused. */
interface PressedMoves<V, M extends KingdomMove> {
  /** Source of the first action that a token can be spent on. */
  readonly token: number;
  place(position: V, card: number | null, place: MapPlace): M;
  flag(city: number, card: number | null): M;
  character(position: V, character: number): M;
}

/** One Maharaja for the shared board: its legal targets and descriptions. */
export interface KingdomGame<V extends PositionOf, M extends KingdomMove, O extends LegalTargets<M>> {
  readonly edition: KingdomEdition<V>;
  readonly pressedMove: PressedMoves<V, M>;
  mapLayout(position: V, layout: BoardLayout): MapLayout;
  /** Lists the legal targets of a seat. @param card source of the chosen card, or null */
  listTargets(rules: RulesOf<V, M>, position: V, seat: number, card: number | null): O;
  readonly noTargets: O;
  listTurnCards(rules: RulesOf<V, M>, position: V, seat: number): readonly TurnCardState<M>[];
  /** Plays plans of a seat. All numbers about plans come from here. */
  planner(position: V, seat: number): Planner;
  describe(position: V, facts: KingdomBoardState<M>, words: Words<KitKey>): GameDescription;
}
