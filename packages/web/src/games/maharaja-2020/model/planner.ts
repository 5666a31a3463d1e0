import type { Message } from '@durbar/kernel';
import { ACTIONS, type ActionOutlook, type View } from '@durbar/maharaja-2020';

/** Degrees of the nine actions on the disc; the first is at the top, then clockwise. */
export const WEDGE = 360 / 9;

/** The action that an angle, in degrees clockwise from the top, points at. */
export function actionAt(angle: number): number {
  return ((Math.round(angle / WEDGE) % 9) + 9) % 9;
}

/** Degrees clockwise from the top of a point seen from the middle. */
export function angleOf(x: number, y: number): number {
  return (Math.atan2(x, -y) * 180) / Math.PI;
}

/** The nearest angle to `from` that points at an action, so that an arrow never turns the long way round. */
export function turnTo(from: number, action: number): number {
  const aim = action * WEDGE;
  return aim + 360 * Math.round((from - aim) / 360);
}

/** The action next to one on the disc. */
export function nextAction(action: number | null, by: 1 | -1): number {
  return action === null ? 0 : (action + by + 9) % 9;
}

/** What an action would bring or cost as things stand, in few words. */
export function outlookWords(
  position: View,
  seat: number,
  { action, statue, journey, possible }: ActionOutlook,
): Message {
  const coins = position.coins[seat] ?? 0;
  const hand = position.hand[seat] ?? 0;
  // With a statue comes a shrine, which costs its coin.
  const shrine = action === 2 ? 1 : 0;
  return {
    key: 'm20.outlook',
    values: {
      action: ACTIONS[action] ?? 'coins',
      there: (statue?.maharaja ?? 0) + shrine,
      elsewhere: (statue?.elsewhere ?? 0) + shrine,
      coins,
      more: coins + 3,
      hand,
      moreHand: Math.min(hand + 2, hand + (position.supply[seat] ?? 0)),
      character: position.characters[seat] ?? 0,
      journey: possible ? journey : 0,
    },
  };
}
