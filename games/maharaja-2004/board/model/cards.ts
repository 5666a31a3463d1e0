import type { TurnCard as CourtCard } from '../../../kingdom/board/court.ts';
import { discCards, tokenCard } from '../../../kingdom/board/model/cards.ts';
import {
  BY_BUILDER,
  BY_CHIT,
  builderReady,
  has,
  type Move,
  maharaja2004,
  type View,
} from '../../rules/index.ts';
import { byOf } from './offers.ts';
import { outlooksOf } from './outlooks.ts';

type TurnCard = CourtCard<Move>;

const BUILDER = 5;
const CHARACTER = 8;

/** The cards of a seat whose turn it is: its two disc actions, an action chit, the Builder. */
export function turnCards(position: View, seat: number): TurnCard[] {
  const legal = maharaja2004.legalMoves(position, seat);
  const hand = { legal, byOf, outlooks: outlooksOf(position, seat) };
  return [
    ...discCards(position, seat, hand).map((card) => withEnticing(card, legal)),
    ...tokenCard(position, seat, hand, {
      about: { key: 'm04.card.chits', values: { count: position.tokens[seat] ?? 0 } },
      whyNot: () => maharaja2004.refusal(position, seat, { type: 'gain', by: BY_CHIT }),
    }),
    ...builderCard(position, seat, legal),
  ];
}

/** Where a character can be enticed away, its card asks from whom; whom to exchange with is pressed on the table. */
function withEnticing(card: TurnCard, legal: readonly Move[]): TurnCard {
  if (card.what !== CHARACTER || card.state === 'done') return card;
  return legal.some(({ type }) => type === 'entice') ? { ...card, menu: 'entice' } : card;
}

function builderCard(position: View, seat: number, legal: readonly Move[]): TurnCard[] {
  if (!has(position, seat, BUILDER)) return [];
  const ready = builderReady(position);
  const moves = legal.some((move) => byOf(move) === BY_BUILDER);
  return [
    {
      key: 'builder',
      kind: 'ability',
      what: BUILDER,
      by: BY_BUILDER,
      state: ready ? 'fresh' : 'done',
      instant: null,
      menu: null,
      why: !ready || moves ? null : whyNoHouse(position, seat),
      about: { key: `character.${BUILDER}` },
    },
  ];
}

const whyNoHouse = (position: View, seat: number) =>
  maharaja2004.refusal(position, seat, {
    type: 'house',
    place: Math.max(0, position.maharaja),
    by: BY_BUILDER,
  });
