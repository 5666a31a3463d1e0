import { createBoardPreferences } from '@durbar/kit/board/createBoardPreferences.ts';
import * as z from 'zod/mini';

const storedPreferences = z.object({
  /** Whether a turn ends by itself once no tile can be placed any more. */
  autoEnd: z.boolean(),
});

/** The preferences of Maharani's board. */
export const boardPreferences = createBoardPreferences('durbar.maharani', storedPreferences, {
  autoEnd: false,
});
