import { createBoardPreferences } from '@durbar/kit/board/createBoardPreferences.ts';
import * as z from 'zod/mini';

const storedPreferences = z.object({
  /** Whether a turn ends automatically once no tile can be placed any more. */
  autoEnd: z.boolean(),
  /** Whether tips are shown in a first game. */
  coach: z.catch(z.boolean(), true),
  /** Names of the tips that the player has read. */
  coached: z.catch(z.array(z.string()), []),
});

/** The preferences of Maharani's board. */
export const boardPreferences = createBoardPreferences('durbar.maharani', storedPreferences, {
  autoEnd: false,
  coach: true,
  coached: [],
});
