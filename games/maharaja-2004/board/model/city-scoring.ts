import {
  type CityScoring,
  type CityScoringLine,
  eventsSinceScoring,
} from '../../../kingdom/board/city-scoring.ts';
import type { Event, Standing } from '../../rules/index.ts';
import { architectArt, houseArt, palaceArt, portraitArt } from './art.ts';
import { toScoreLine } from './city-ranking.ts';

/** Finds the city scoring among events; null if there is none. @param playerColourOf the player colour of a seat */
export function findScoring(
  events: readonly Event[],
  stepMs: number,
  playerColourOf: (seat: number) => number,
): CityScoring | null {
  const [begun, ...told] = eventsSinceScoring(events);
  if (begun?.kind !== 'scoring') return null;
  const lines = told.flatMap((event) =>
    event.kind === 'standing' ? [toScoringLine(event, playerColourOf)] : [],
  );
  return { city: begun.city, lines, stepMs, blocksPlanning: true };
}

function toScoringLine(line: Standing, playerColourOf: (seat: number) => number): CityScoringLine {
  const playerColour = playerColourOf(line.seat);
  const parts: CityScoringLine['parts'] = [
    { art: palaceArt(playerColour), points: line.inner, about: 'm04.scored.inner' },
    { art: palaceArt(playerColour), points: line.outer, about: 'm04.scored.outer' },
    { art: houseArt(playerColour), points: line.houses, about: 'm04.scored.houses' },
    { art: architectArt(playerColour), points: line.architect, about: 'm04.scored.architect' },
    { art: portraitArt(line.character), points: line.home, about: 'm04.scored.home' },
  ];
  return { ...toScoreLine(line), parts };
}
