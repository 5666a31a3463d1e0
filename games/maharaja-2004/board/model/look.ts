import type { ArtName } from '@durbar/kit/art/names.ts';
import { ACTIONS } from '../../rules/index.ts';

/** Which drawing stands for what. Seats go by their ink, 0 to 4; cities by their number in the map. */

const SIGNS = ['jodhpur', 'delhi', 'khajuraho', 'ahmadabad', 'udaipur', 'gwalior', 'amber'] as const;

export const crestArt = (city: number): ArtName => `arch-${SIGNS[city] ?? 'amber'}`;
export const governorArt = (city: number): ArtName => `governor-${SIGNS[city] ?? 'amber'}`;

type Ink = 1 | 2 | 3 | 4 | 5;
const INKS: readonly Ink[] = [1, 2, 3, 4, 5];
const inkOf = (ink: number): Ink => INKS[ink] ?? 1;

export const palaceArt = (ink: number): ArtName => `palace-${inkOf(ink)}`;
export const houseArt = (ink: number): ArtName => `house-${inkOf(ink)}`;
export const architectArt = (ink: number): ArtName => `architect-${inkOf(ink)}`;
export const sealArt = (ink: number): ArtName => `seat-${inkOf(ink)}`;

type Character = 1 | 2 | 3 | 4 | 5 | 6 | 7;
const CHARACTERS: readonly Character[] = [1, 2, 3, 4, 5, 6, 7];
const characterOf = (character: number): Character => CHARACTERS[character - 1] ?? 1;

export const portraitArt = (character: number): ArtName => `sage-${characterOf(character)}`;
export const powerArt = (character: number): ArtName => `power-${characterOf(character)}`;

export const actionArt = (action: number): ArtName => `do-${ACTIONS[action] ?? 'gold'}`;
