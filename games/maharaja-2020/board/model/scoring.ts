import { inOrderOf } from '../../../kingdom/board/model/standing.ts';
import { type Scoring, type ScoringLine, sinceScoring } from '../../../kingdom/board/scoring.ts';
import { cityScoring, type Event, type View, type WorshipLine } from '../../rules/index.ts';
import { priestArt, shrineArt, statueArt } from './look.ts';

/** Seats' inks, by seat. */
type Inks = (seat: number) => number;

/** The last city scoring among events, if there is one. */
export function scoringIn(events: readonly Event[], stepMs: number, ink: Inks): Scoring | null {
  const [begun, ...told] = sinceScoring(events);
  if (begun?.kind !== 'scoring') return null;
  const lines = told.flatMap((event) => (event.kind === 'worship' ? [lineOf(event, ink)] : []));
  return { city: begun.city, lines, stepMs, holds: true };
}

/** For who comes late, as after a reload: what counted then still stands, but for what rewards have changed. */
export function scoringNow(position: View, city: number, ink: Inks): Scoring {
  const scoring = cityScoring(position, city);
  const lines = inOrderOf(scoring).flatMap((seat) => scoring.lines[seat] ?? []);
  return { city, lines: lines.map((line) => lineOf(line, ink)), stepMs: 0, holds: false };
}

function lineOf(line: WorshipLine, inkOf: Inks): ScoringLine {
  const ink = inkOf(line.seat);
  return {
    ...line,
    parts: [
      { art: statueArt(ink), points: line.centre, about: 'm20.worship.centre' },
      { art: statueArt(ink), points: line.external, about: 'm20.worship.external' },
      { art: shrineArt(ink), points: line.shrines, about: 'm20.worship.shrines' },
      { art: priestArt(ink), points: line.priest, about: 'm20.worship.priest' },
      { art: 'abil-5', points: line.characters, about: 'm20.worship.characters' },
    ],
  };
}
