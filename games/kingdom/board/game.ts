import type { Decision, Refusal } from '@durbar/kernel';
import type { KitKey } from '@durbar/kit/words/useWords.tsx';
import type { Words } from '@durbar/kit/words/words.ts';
import type { BoardMove, CourtFacts, CourtLooks, KingdomView, Offers, Place, TurnCard } from './court.ts';
import type { Chart } from './model/chart.ts';
import type { Layout } from './model/forms.ts';
import type { Realm } from './realm.ts';

export type PositionOf = KingdomView;

/** The moves that presses would be, for the rules to say why they are none. */
interface Presses<V, M extends BoardMove> {
  /** `By` of the first action that a token can be spent on. */
  readonly token: number;
  place(position: V, card: number | null, place: Place): M;
  flag(city: number, card: number | null): M;
  character(position: V, character: number): M;
}

/** One Maharaja for the shared table: its rules, what it offers, and how it tells of things. */
export interface CourtGame<V extends PositionOf, M extends BoardMove, O extends Offers<M>> {
  readonly realm: Realm<V>;
  readonly rules: {
    refusal(position: V, seat: number, move: M): Refusal | null;
    decision(position: V, seat: number): Decision | null;
    legalMoves(position: V, seat: number): readonly M[];
    parseMove(raw: unknown): M;
  };
  readonly press: Presses<V, M>;
  chart(position: V, layout: Layout): Chart;
  /** What a seat is offered. @param card `by` of the card that is chosen, or null */
  offers(position: V, seat: number, card: number | null): O;
  readonly noOffers: O;
  cards(position: V, seat: number): readonly TurnCard<M>[];
  looks(position: V, facts: CourtFacts<M>, words: Words<KitKey>): CourtLooks;
}
