import type { Message } from '@durbar/kernel';
import { memoizeBySeat } from '../../../kingdom/board/model/plan-preview.ts';
import { ACTIONS, type ActionPreview, previewActions, type View } from '../../rules/index.ts';

/** A short text about what an action would bring or cost in the present position. */
export function actionPreviewText(
  position: View,
  seat: number,
  { action, statue, toll, possible }: ActionPreview,
): Message {
  const coins = position.coins[seat] ?? 0;
  const hand = position.hand[seat] ?? 0;
  // The action includes a shrine, which costs 1 coin.
  const shrine = action === 2 ? 1 : 0;
  return {
    key: 'm20.preview',
    values: {
      action: ACTIONS[action] ?? 'coins',
      there: (statue?.maharaja ?? 0) + shrine,
      elsewhere: (statue?.elsewhere ?? 0) + shrine,
      coins,
      more: coins + 3,
      hand,
      moreHand: Math.min(hand + 2, hand + (position.supply[seat] ?? 0)),
      character: position.characters[seat] ?? 0,
      journey: possible ? toll : 0,
    },
  };
}

/** Previews each action for a seat; computed once for a position. */
export const listActionPreviews = memoizeBySeat(previewActions);
