import type { ArtName } from '@durbar/kit/art/names.ts';
import { ACTIONS, REWARDS } from '../../rules/index.ts';

/** Names of drawings: pieces by player colour, 0 to 4; cities by their number in the map. */

const SIGNS = ['lahore', 'delhi', 'varanasi', 'ahmedabad', 'puri', 'golconda', 'bijapur'] as const;

export const crestArt = (city: number): ArtName => `crest-${SIGNS[city] ?? 'lahore'}`;
export const flagArt = (city: number): ArtName => `flag-${SIGNS[city] ?? 'lahore'}`;

/** Player colours for which pieces are drawn. */
type PlayerColour = 1 | 2 | 3 | 4 | 5;
const PLAYER_COLOURS: readonly PlayerColour[] = [1, 2, 3, 4, 5];
const clampPlayerColour = (playerColour: number): PlayerColour => PLAYER_COLOURS[playerColour] ?? 1;

export const statueArt = (playerColour: number): ArtName => `statue-${clampPlayerColour(playerColour)}`;
export const shrineArt = (playerColour: number): ArtName => `shrine-${clampPlayerColour(playerColour)}`;
export const priestArt = (playerColour: number): ArtName => `priest-${clampPlayerColour(playerColour)}`;
export const emblemArt = (playerColour: number): ArtName => `seat-${clampPlayerColour(playerColour)}`;

type Character = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16;
const CHARACTERS: readonly Character[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
const characterOf = (character: number): Character => CHARACTERS[character - 1] ?? 1;

export const portraitArt = (character: number): ArtName => `portrait-${characterOf(character)}`;
export const abilityArt = (character: number): ArtName => `abil-${characterOf(character)}`;

export const actionArt = (action: number): ArtName => `act-${ACTIONS[action] ?? 'coins'}`;
export const rewardArt = (tile: number): ArtName => `rew-${REWARDS[tile] ?? 'coins3'}`;

export type SiteName = 'centre' | 'top' | 'bottom' | 'plain';

/** Name of the kind of a site in the catalogue. */
export function siteName(site: number): SiteName {
  if (site === 0) return 'centre';
  return site === 1 ? 'top' : site === 4 ? 'bottom' : 'plain';
}
