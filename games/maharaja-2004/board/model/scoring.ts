import { type Scoring, type ScoringLine, sinceScoring } from '../../../kingdom/board/scoring.ts';
import type { Event, Standing } from '../../rules/index.ts';
import { architectArt, houseArt, palaceArt, portraitArt } from './look.ts';
import { scoreLine } from './standing.ts';

/** The city scoring among events, if there is one. @param inkOf of a seat */
export function scoringIn(
  events: readonly Event[],
  stepMs: number,
  inkOf: (seat: number) => number,
): Scoring | null {
  const [begun, ...told] = sinceScoring(events);
  if (begun?.kind !== 'scoring') return null;
  const lines = told.flatMap((event) => (event.kind === 'standing' ? [lineOf(event, inkOf)] : []));
  return { city: begun.city, lines, stepMs, holds: true };
}

function lineOf(line: Standing, inkOf: (seat: number) => number): ScoringLine {
  const ink = inkOf(line.seat);
  const parts: ScoringLine['parts'] = [
    { art: palaceArt(ink), points: line.inner, about: 'm04.scored.inner' },
    { art: palaceArt(ink), points: line.outer, about: 'm04.scored.outer' },
    { art: houseArt(ink), points: line.houses, about: 'm04.scored.houses' },
    { art: architectArt(ink), points: line.architect, about: 'm04.scored.architect' },
    { art: portraitArt(line.character), points: line.home, about: 'm04.scored.home' },
  ];
  return { ...scoreLine(line), parts };
}
