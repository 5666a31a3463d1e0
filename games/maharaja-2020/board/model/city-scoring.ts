import {
  type CityScoring,
  type CityScoringLine,
  eventsSinceScoring,
} from '../../../kingdom/board/city-scoring.ts';
import { rankedSeats } from '../../../kingdom/board/model/city-ranking.ts';
import { cityScoring, type Event, type View, type WorshipLine } from '../../rules/index.ts';
import { priestArt, shrineArt, statueArt } from './art.ts';

/** Player colours, by seat. */
type PlayerColours = (seat: number) => number;

/** Finds the last city scoring among events; null if there is none. */
export function findScoring(
  events: readonly Event[],
  stepMs: number,
  playerColour: PlayerColours,
): CityScoring | null {
  const [begun, ...told] = eventsSinceScoring(events);
  if (begun?.kind !== 'scoring') return null;
  const lines = told.flatMap((event) =>
    event.kind === 'worship' ? [toScoringLine(event, playerColour)] : [],
  );
  return { city: begun.city, lines, stepMs, blocksPlanning: true };
}

/**
 * Computes the scoring again from the position, for example after a reload. It ignores changes by rewards since then.
 */
export function currentScoring(position: View, city: number, playerColour: PlayerColours): CityScoring {
  const scoring = cityScoring(position, city);
  const lines = rankedSeats(scoring).flatMap((seat) => scoring.lines[seat] ?? []);
  return {
    city,
    lines: lines.map((line) => toScoringLine(line, playerColour)),
    stepMs: 0,
    blocksPlanning: false,
  };
}

function toScoringLine(line: WorshipLine, playerColourOf: PlayerColours): CityScoringLine {
  const playerColour = playerColourOf(line.seat);
  return {
    ...line,
    parts: [
      { art: statueArt(playerColour), points: line.centre, about: 'm20.worship.centre' },
      { art: statueArt(playerColour), points: line.external, about: 'm20.worship.external' },
      { art: shrineArt(playerColour), points: line.shrines, about: 'm20.worship.shrines' },
      { art: priestArt(playerColour), points: line.priest, about: 'm20.worship.priest' },
      { art: 'abil-5', points: line.characters, about: 'm20.worship.characters' },
    ],
  };
}
