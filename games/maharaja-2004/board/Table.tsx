import sprite from 'virtual:sprite/maharaja-2004';
import { courtTable } from '../../kingdom/board/CourtTable.tsx';
import en from '../words/en/board.json' with { type: 'json' };
import fr from '../words/fr/board.json' with { type: 'json' };
import { DeskContext } from './desk.ts';
import { game } from './game.ts';
import { flightsOf } from './model/flights.ts';
import { motionOf } from './model/motion.ts';
import { Tall } from './parts/Tall.tsx';
import { Wide } from './parts/Wide.tsx';
import { useScoringOf } from './useScoringOf.ts';

/** The table of Maharaja (2004). */
export const Table = courtTable({
  game,
  words: { en, fr },
  sprite,
  Desk: DeskContext,
  useScoring: useScoringOf,
  motionOf,
  flightsOf,
  Wide,
  Tall,
});
