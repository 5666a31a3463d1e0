import { roomyVillages } from '../../kingdom/rules/index.ts';
import type { View } from './types.ts';

export { mapAt, missingNames, routesFrom } from '../../kingdom/rules/index.ts';

/** Villages in which `seat` may build, one bit each (M20-3.3): two shrines a village, one with two seats, one a seat. */
export function freeVillages(position: View, seat: number): number {
  return roomyVillages(position) & ~position.villages[seat]!;
}
