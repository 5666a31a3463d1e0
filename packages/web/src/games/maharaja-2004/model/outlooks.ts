import { actionOutlooks } from '@durbar/maharaja-2004';
import { bySeat } from '../../kingdom/model/memo.ts';

/** What each action would meet for a seat; worked out once for a position. */
export const outlooksOf = bySeat(actionOutlooks);
