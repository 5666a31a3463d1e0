import type { Move, View } from '@durbar/maharaja-2004';
import { deskOf } from '../kingdom/deskOf.ts';
import type { CourtOf } from '../kingdom/useCourtOf.ts';
import type { Offers } from './model/offers.ts';

/** What Maharaja (2004)'s own parts go by, beside the shared ones. */
export const [DeskContext, useDesk] = deskOf<CourtOf<View, Move, Offers>>();
