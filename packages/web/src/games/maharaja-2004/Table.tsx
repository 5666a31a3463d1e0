import sprite from 'virtual:sprite/sandstone';
import { courtTable } from '../kingdom/CourtTable.tsx';
import { DeskContext } from './desk.ts';
import { game } from './game.ts';
import { flightsOf } from './model/flights.ts';
import { motionOf } from './model/motion.ts';
import { Tall } from './parts/Tall.tsx';
import { Wide } from './parts/Wide.tsx';
import { useScoringOf } from './useScoringOf.ts';
import en from './words/en.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };

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
