import * as z from 'zod/mini';
import { PLAYER_COLOURS } from './assign-colours.ts';

export const playerColour = z.int().check(z.gte(0), z.lt(PLAYER_COLOURS));

/**
 * Player colours chosen for a seat; none: any that is free. The first is the seat's own. The second is for matches in which
 * each seat has pieces of two colours.
 */
export const chosenColours = z.array(playerColour).check(
  z.maxLength(2),
  z.refine(([first, second]) => first === undefined || first !== second, 'two different colours'),
);
