import {
  type CityScoring,
  type CityScoringLine,
  eventsSinceScoring,
} from '../../../kingdom/board/city-scoring.ts';
import type { CityDetails, ViewedCity } from '../../../kingdom/board/describe-game.ts';
import {
  type CityRanking,
  type CityScoreLine,
  compareRankings,
} from '../../../kingdom/board/model/city-ranking.ts';
import { findTravel } from '../../../kingdom/board/model/routes.ts';
import {
  afterMoves,
  bankPays,
  blockingVillages,
  cityScoring,
  type Event,
  type Standing as Line,
  type PreviewableMove,
  palacePrice,
  SOURCE_BUILDER,
  type Standing,
  type TravelOption,
  travelOptionsTo,
  type View,
} from '../../rules/index.ts';
import { architectArt, houseArt, palaceArt, portraitArt } from './art.ts';

/** The price of a travel option for a seat: nothing if the bank pays (M04-7). */
export function fareOf(position: View, seat: number, { total }: TravelOption): number {
  return bankPays(position, seat) ? 0 : total;
}

/** @param moves the moves of the previewed target in the city */
export function cityDetails(
  position: View,
  { seat, city, optionIndex: route }: ViewedCity,
  moves: readonly PreviewableMove[],
): CityDetails {
  const here = position.architects[seat] === city;
  const travel = findTravel(here, route, () => travelOptionsTo(position, seat, city));
  const price = palacePrice(position, seat);
  const priceOf = (move: PreviewableMove): number => {
    if (move.type === 'travel') return travel.travelOption ? fareOf(position, seat, travel.travelOption) : 0;
    if (move.type === 'palace') return price;
    return move.type === 'house' && move.by !== SOURCE_BUILDER ? 1 : 0;
  };
  return {
    ...travel,
    blockingVillages: travel.travelOption || here ? [] : blockingVillages(position, seat, city),
    isOpen: here || travel.travelOption !== null || moves.length > 0,
    price,
    coinsLeft: (position.gold[seat] ?? 0) - moves.reduce((sum, move) => sum + priceOf(move), 0),
  };
}

/** Converts a line of a scoring to the shared form, with gold as coins. */
function toScoreLine({ seat, rank, total, tied, gold, character }: Line): CityScoreLine {
  return { seat, rank, total, tied, coins: gold, character };
}

/** The scoring of a city in the shared form. */
export function scoreCity(position: View, city: number) {
  const { ranking, lines } = cityScoring(position, city);
  return { ranking, lines: lines.map(toScoreLine) };
}

/** Ranks a city as it would be scored now, and after these moves of the deciding seat. */
export function rankCity(position: View, city: number, moves: readonly PreviewableMove[]): CityRanking {
  const before = scoreCity(position, city);
  return compareRankings(before, moves.length === 0 ? before : scoreCity(afterMoves(position, moves), city));
}

/** Finds the city scoring among events; null if there is none. @param playerColourOf the player colour of a seat */
export function findScoring(
  events: readonly Event[],
  stepMs: number,
  playerColourOf: (seat: number) => number,
): CityScoring | null {
  const [begun, ...results] = eventsSinceScoring(events);
  if (begun?.kind !== 'scoring') return null;
  const lines = results.flatMap((event) =>
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
