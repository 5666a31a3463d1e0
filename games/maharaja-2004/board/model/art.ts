import type { ArtName } from '@durbar/kit/art/names.ts';
import { ACTIONS } from '../../rules/index.ts';

/** Names of drawings: pieces by player colour, 0 to 4; cities by their number in the map. */

const SIGNS = ['jodhpur', 'delhi', 'khajuraho', 'ahmadabad', 'udaipur', 'gwalior', 'amber'] as const;

export const crestArt = (city: number): ArtName => `arch-${SIGNS[city] ?? 'amber'}`;
export const governorArt = (city: number): ArtName => `governor-${SIGNS[city] ?? 'amber'}`;

type PlayerColour = 1 | 2 | 3 | 4 | 5;
const PLAYER_COLOURS: readonly PlayerColour[] = [1, 2, 3, 4, 5];
const clampPlayerColour = (playerColour: number): PlayerColour => PLAYER_COLOURS[playerColour] ?? 1;

export const palaceArt = (playerColour: number): ArtName => `palace-${clampPlayerColour(playerColour)}`;
export const houseArt = (playerColour: number): ArtName => `house-${clampPlayerColour(playerColour)}`;
export const architectArt = (playerColour: number): ArtName => `architect-${clampPlayerColour(playerColour)}`;
export const emblemArt = (playerColour: number): ArtName => `seat-${clampPlayerColour(playerColour)}`;

type Character = 1 | 2 | 3 | 4 | 5 | 6 | 7;
const CHARACTERS: readonly Character[] = [1, 2, 3, 4, 5, 6, 7];
const characterOf = (character: number): Character => CHARACTERS[character - 1] ?? 1;

export const portraitArt = (character: number): ArtName => `sage-${characterOf(character)}`;
export const powerArt = (character: number): ArtName => `power-${characterOf(character)}`;

export const actionArt = (action: number): ArtName => `do-${ACTIONS[action] ?? 'gold'}`;
