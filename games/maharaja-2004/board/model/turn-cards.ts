import type { RulesOf } from '../../../kingdom/board/model/board-rules.ts';
import {
  createWithheldFinder,
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
export function listTurnCards(rules: RulesOf<View, Move>, position: View, seat: number): OwnTurnCard[] {
  const legal = rules.legalMoves(position, seat);
  const hand = {
    legal,
    sourceOf: moveSource,
    previews: listActionPreviews(position, seat),
    withheld: createWithheldFinder(rules, maharaja2004, { position, seat, sourceOf: moveSource }),
  };
  return [
    ...listDiscCards(position, seat, hand).map((card) => withEnticing(card, legal)),
    ...listTokenCards(position, seat, hand, {
      about: { key: 'm04.card.chits', values: { count: position.tokens[seat] ?? 0 } },
      whyNot: () => rules.refusal(position, seat, { type: 'gain', by: SOURCE_CHIT }),
    }),
    ...builderCard(rules, position, seat, legal),
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

function builderCard(
  rules: RulesOf<View, Move>,
  position: View,
  seat: number,
  legal: readonly Move[],
): OwnTurnCard[] {
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
      refusal: !ready || moves ? null : houseRefusal(rules, position, seat),
      detail: { key: `character.${BUILDER}` },
    },
  ];
}

const houseRefusal = (rules: RulesOf<View, Move>, position: View, seat: number) =>
  rules.refusal(position, seat, {
    type: 'house',
    place: Math.max(0, position.maharaja),
    by: SOURCE_BUILDER,
  });
