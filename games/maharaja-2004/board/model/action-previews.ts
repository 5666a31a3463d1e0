import { memoizeBySeat } from '../../../kingdom/board/model/memoize-by-seat.ts';
import { actionOutlooks } from '../../rules/index.ts';

/** What each action would meet for a seat; worked out once for a position. */
export const listActionPreviews = memoizeBySeat(actionOutlooks);
