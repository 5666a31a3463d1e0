import {
  type CityScoring,
  type CityScoringLine,
  eventsSinceScoring,
} from '../../../kingdom/board/city-scoring.ts';
import type { CityDetails, ViewedCity } from '../../../kingdom/board/describe-game.ts';
import { type CityRanking, compareRankings, rankedSeats } from '../../../kingdom/board/model/city-ranking.ts';
import { findTravel } from '../../../kingdom/board/model/routes.ts';
import {
  actionOf,
  afterMoves,
  blockingVillages,
  cityScoring,
  type Event,
  has,
  movePrice,
  type PreviewableMove,
  SOURCE_ABILITY,
  statuePrice,
  type TravelOption,
  travelOptionsTo,
  type View,
  type WorshipLine,
} from '../../rules/index.ts';
import { priestArt, shrineArt, statueArt } from './art.ts';

/** @param moves the moves of the previewed target in the city */
export function cityDetails(
  position: View,
  viewed: ViewedCity,
  moves: readonly PreviewableMove[],
): CityDetails {
  const { seat, city } = viewed;
  const travel = findTravel(position.priests[seat] === city, viewed.optionIndex, () =>
    travelOptionsTo(position, seat, city),
  );
  const { isHere, travelOption: route } = travel;
  const coins = position.coins[seat] ?? 0;
  const spent = moves.reduce((sum, move) => sum + computePrice(position, seat, move, route), 0);
  const planned = moves.find((move) => move.type === 'statue');
  const action = actionOf(planned?.by ?? chooseStatueAction(position, viewed.card));
  return {
    ...travel,
    blockingVillages: isHere || route ? [] : blockingVillages(position, seat, city),
    // Character 12 builds without the priest, and a previewed target is legal.
    isOpen: isHere || route !== null || has(position, seat, 12) || moves.length > 0,
    price: statuePrice(position, seat, city, action),
    coinsLeft: coins - spent,
  };
}

const STATUE_DISCOUNT = 0;
const STATUE_AND_SHRINE = 2;
const STATUE_ACTIONS: ReadonlySet<number> = new Set([STATUE_DISCOUNT, STATUE_AND_SHRINE]);

/**
 * The action that determines the price of a statue: that of the chosen card, else the cheaper one that is still to be
 * done.
 */
function chooseStatueAction({ notBegun }: View, card: number | null): number {
  if (card !== null && card < SOURCE_ABILITY && STATUE_ACTIONS.has(actionOf(card))) return card;
  return notBegun.includes(STATUE_DISCOUNT) ? STATUE_DISCOUNT : STATUE_AND_SHRINE;
}

/** Price of a move in coins; for travel, that of the option that the player looks at. */
function computePrice(
  position: View,
  seat: number,
  move: PreviewableMove,
  option: TravelOption | null,
): number {
  return move.type === 'travel' ? (option?.total ?? 0) : movePrice(position, seat, move);
}

/** Ranks a city as it would be scored now, and after these moves of the seat in turn. */
export function rankCity(position: View, city: number, moves: readonly PreviewableMove[]): CityRanking {
  const before = cityScoring(position, city);
  return compareRankings(
    before,
    moves.length === 0 ? before : cityScoring(afterMoves(position, moves), city),
  );
}

/** Player colours, by seat. */
type PlayerColours = (seat: number) => number;

/** Finds the last city scoring among events; null if there is none. */
export function findScoring(
  events: readonly Event[],
  stepMs: number,
  playerColour: PlayerColours,
): CityScoring | null {
  const [begun, ...results] = eventsSinceScoring(events);
  if (begun?.kind !== 'scoring') return null;
  const lines = results.flatMap((event) =>
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
