import * as z from 'zod/mini';
import { whole } from '../../../kingdom/rules/parse.ts';
import { CHARACTERS, REWARDS } from '../../data/components.ts';

/** Schemas of single fields that moves, events and positions share. */

export { city, count, list, oneOf, placeName, upTo, village, whole } from '../../../kingdom/rules/parse.ts';

export const MAX_SEATS = 4;

export const character = whole(1, CHARACTERS);
/** A reward tile by its number. */
export const rewardTile = whole(0, REWARDS.length - 1);
export const seat = whole(0, MAX_SEATS - 1);
export const kind = <K extends string>(value: K) => z.literal(value);
