import { bySeat } from '../../../kingdom/board/model/memo.ts';
import { actionOutlooks } from '../../rules/index.ts';

/** What each action would meet for a seat; worked out once for a position. */
export const outlooksOf = bySeat(actionOutlooks);
