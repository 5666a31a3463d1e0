import type { Message } from '@durbar/kernel';
import { memoizeBySeat } from '../../../kingdom/board/model/plan-preview.ts';
import { ACTIONS, type ActionPreview, cardsOf, previewActions, type View } from '../../rules/index.ts';
import { hasVariant } from './position.ts';

/** A short text about what an action would bring or cost in the present position. */
export function actionPreviewText(
  position: View,
  seat: number,
  { action, palace, toll, possible }: ActionPreview,
): Message {
  const gold = position.gold[seat] ?? 0;
  const hand = position.hand[seat] ?? 0;
  const [character = 0] = cardsOf(position.cards[seat] ?? 0);
  return {
    key: 'm04.preview',
    values: {
      action: ACTIONS[action] ?? 'gold',
      gold,
      moreGold: gold + 2,
      hand,
      moreHand: hand + Math.min(2, position.quarry[seat] ?? 0),
      price: palace ?? 0,
      character: hasVariant(position, 'manyCharacters') ? 0 : character,
      journey: possible ? toll : 0,
    },
  };
}

/** Previews each action for a seat; computed once for a position. */
export const listActionPreviews = memoizeBySeat(previewActions);
