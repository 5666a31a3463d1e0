import {
  listDiscCards,
  listTokenCards,
  type TurnCardState as SharedCard,
} from '../../../kingdom/board/model/turn-cards.ts';
import {
  builderReady,
  has,
  type Move,
  maharaja2004,
  SOURCE_BUILDER,
  SOURCE_CHIT,
  type View,
} from '../../rules/index.ts';
import { listActionPreviews } from './plan-preview.ts';
import { moveSource } from './targets.ts';

type OwnTurnCard = SharedCard<Move>;

const BUILDER = 5;
const CHARACTER = 8;

/** Lists the cards of the seat whose turn it is: its two disc actions, an action chit, the Builder. */
export function listTurnCards(position: View, seat: number): OwnTurnCard[] {
  const legal = maharaja2004.legalMoves(position, seat);
  const hand = { legal, sourceOf: moveSource, previews: listActionPreviews(position, seat) };
  return [
    ...listDiscCards(position, seat, hand).map((card) => withEnticing(card, legal)),
    ...listTokenCards(position, seat, hand, {
      about: { key: 'm04.card.chits', values: { count: position.tokens[seat] ?? 0 } },
      whyNot: () => maharaja2004.refusal(position, seat, { type: 'gain', by: SOURCE_CHIT }),
    }),
    ...builderCard(position, seat, legal),
  ];
}

/**
 * Adds a choice of seat to the card of the character action if the seat can entice. For an exchange the player presses
 * the other seat's board instead.
 */
function withEnticing(card: OwnTurnCard, legal: readonly Move[]): OwnTurnCard {
  if (card.subject !== CHARACTER || card.state === 'done') return card;
  return legal.some(({ type }) => type === 'entice') ? { ...card, choice: 'entice' } : card;
}

function builderCard(position: View, seat: number, legal: readonly Move[]): OwnTurnCard[] {
  if (!has(position, seat, BUILDER)) return [];
  const ready = builderReady(position);
  const moves = legal.some((move) => moveSource(move) === SOURCE_BUILDER);
  return [
    {
      key: 'builder',
      kind: 'ability',
      subject: BUILDER,
      source: SOURCE_BUILDER,
      state: ready ? 'unused' : 'done',
      instant: null,
      choice: null,
      refusal: !ready || moves ? null : houseRefusal(position, seat),
      detail: { key: `character.${BUILDER}` },
    },
  ];
}

const houseRefusal = (position: View, seat: number) =>
  maharaja2004.refusal(position, seat, {
    type: 'house',
    place: Math.max(0, position.maharaja),
    by: SOURCE_BUILDER,
  });
