import type { Refusal } from '@durbar/kernel';
import { REWARDS } from '../../data/components.ts';
import { refuse } from '../refuse.ts';
import { inReach, rewardReach } from '../rewards.ts';
import type { BuyMove, MaharaniMove, Move, RewardMove, View } from '../types.ts';
import { BUY, MAHARANI, MOST_BUYS, REWARD } from './interned.ts';

/** Why a reward tile may not be taken, else null (M20-7.4, 11.11). */
export function refuseReward(position: View, { tile }: RewardMove): Refusal | null {
  if (inReach(position, tile)) return null;
  const reward = REWARDS[tile]!;
  const clause = position.brahmabot ? 'M20-11.11' : 'M20-7.4';
  return refuse(clause, 'refusal.rewardOutOfReach', { reward, reach: rewardReach(position) });
}

/** Adds the tiles in reach to `found`, bottom to top; gives the new count. */
export function listRewards(position: View, found: Move[], count: number): number {
  const { rewards } = position;
  for (let space = 0; space < rewardReach(position); space++) {
    const tile = rewards[space] ?? -1;
    if (tile >= 0) found[count++] = REWARD[tile]!;
  }
  return count;
}

/** Why so much may not be bought, else null (M20-7.5). */
export function refuseBuy(position: View, { count }: BuyMove): Refusal | null {
  const available = position.coins[position.seat]!;
  return count <= available ? null : refuse('M20-7.5', 'refusal.coins', { needed: count, available });
}

/** Adds the legal purchases to `found`; gives the new count. */
export function listBuys(position: View, found: Move[], count: number): number {
  const most = Math.min(MOST_BUYS, position.coins[position.seat]!);
  for (let i = 0; i <= most; i++) found[count++] = BUY[i]!;
  return count;
}

/** Why the token may not go there, else null (M20-7.6, 7.7). */
export function refuseMaharani(position: View, { character }: MaharaniMove): Refusal | null {
  if (!position.display.includes(character)) return refuse('M20-7.6', 'refusal.notInDisplay', { character });
  return character === position.chosen ? refuse('M20-7.7', 'refusal.sameCharacter', { character }) : null;
}

/** Adds the characters a token may go on to `found`; gives the new count. */
export function listMaharanis(position: View, found: Move[], count: number): number {
  const { display } = position;
  for (let i = 0; i < display.length; i++)
    if (display[i] !== position.chosen) found[count++] = MAHARANI[display[i]! - 1]!;
  return count;
}
