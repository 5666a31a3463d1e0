import { deskOf } from '../../kingdom/board/deskOf.ts';
import type { CourtOf } from '../../kingdom/board/useCourtOf.ts';
import type { Move, View } from '../rules/index.ts';
import type { Offers } from './model/offers.ts';

/** What Maharaja (2020)'s own parts go by, beside the shared ones. */
export const [DeskContext, useDesk] = deskOf<CourtOf<View, Move, Offers>>();
