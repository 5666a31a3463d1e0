import type { Cells } from '@durbar/kernel';
import { readMask, writeMask, writeTurn } from '../../../kingdom/rules/fast/index.ts';
import type { MapChoice } from '../../../kingdom/rules/index.ts';
import { CITY_COUNT, SITE_COUNT } from '../../data/components.ts';
import type { State, View } from '../types.ts';
import * as AT from './cells.ts';
import { PHASES, UNKNOWN } from './layout.ts';
import { writeStandings } from './standings.ts';

/** What all states of a match have in common. */
export interface MatchFacts {
  readonly seats: number;
  readonly map: MapChoice;
  readonly variants: number;
  readonly hiddenGold: boolean;
}

/** Writes a position as cells. */
export function writePosition(position: View, cells: Cells): void {
  cells[AT.phase] = PHASES.indexOf(position.phase);
  cells[AT.round] = position.round;
  cells[AT.turn] = position.turn;
  cells[AT.seat] = position.seat;
  cells[AT.mover] = position.mover;
  cells[AT.acted] = position.acted;
  cells[AT.maharaja] = position.maharaja;
  cells[AT.start] = position.start;
  cells[AT.governorAtTop] = position.governorAtTop ? 1 : 0;
  cells[AT.bank] = position.bank;
  cells[AT.chits] = position.chits;
  cells[AT.usedCharacters] = position.usedCharacters;
  cells[AT.movingFrom] = position.movingFrom;
  cells[AT.bid] = position.bid;
  cells[AT.bidder] = position.bidder;
  cells[AT.passed] = position.passed;
  cells[AT.taker] = position.taker;
  cells[AT.kept] = position.kept;
  writeTurn(position, cells, AT.actions);
  for (let seat = 0; seat < position.seats; seat++) writeSeat(position, seat, cells);
  cells.set(position.boxes, AT.boxes);
  cells.set(position.houses, AT.houses);
  cells.set(position.sites, AT.sites);
  writeStandings(cells, position.variants, position.seats);
}

function writeSeat(position: View, seat: number, cells: Cells): void {
  cells[AT.gold + seat] = position.gold[seat]!;
  cells[AT.hand + seat] = position.hand[seat]!;
  cells[AT.quarry + seat] = position.quarry[seat]!;
  cells[AT.palaces + seat] = position.palaces[seat]!;
  cells[AT.tokens + seat] = position.tokens[seat]!;
  cells[AT.cards + seat] = position.cards[seat]!;
  cells[AT.architects + seat] = position.architects[seat]!;
  cells[AT.plans + seat] = position.plans[seat] ?? UNKNOWN;
  writeMask(cells, AT.villages + 2 * seat, position.villages[seat]!);
  writeMask(cells, AT.doubles + 2 * seat, position.doubles[seat]!);
}

/** Reads cells as a state of the match. */
export function readState({ seats, map, variants, hiddenGold }: MatchFacts, cells: Cells): State {
  const list = (at: number, length: number): number[] => Array.from(cells.subarray(at, at + length));
  const masks = (at: number): number[] =>
    Array.from({ length: seats }, (_, seat) => readMask(cells, at + 2 * seat));
  const one = (at: number): number => cells[at]!;
  const [first, second, begun, begunParts, tokenBegun, tokenParts, tokenSpent, walked] = list(AT.actions, 8);
  return {
    seats,
    map,
    variants,
    hiddenGold,
    phase: PHASES[one(AT.phase)]!,
    round: one(AT.round),
    turn: one(AT.turn),
    seat: one(AT.seat),
    mover: one(AT.mover),
    acted: one(AT.acted),
    maharaja: one(AT.maharaja),
    start: one(AT.start),
    boxes: list(AT.boxes, CITY_COUNT),
    governorAtTop: one(AT.governorAtTop) !== 0,
    bank: one(AT.bank),
    chits: one(AT.chits),
    gold: list(AT.gold, seats),
    hand: list(AT.hand, seats),
    quarry: list(AT.quarry, seats),
    palaces: list(AT.palaces, seats),
    tokens: list(AT.tokens, seats),
    cards: list(AT.cards, seats),
    architects: list(AT.architects, seats),
    plans: list(AT.plans, seats),
    villages: masks(AT.villages),
    doubles: masks(AT.doubles),
    houses: list(AT.houses, seats * CITY_COUNT),
    sites: list(AT.sites, CITY_COUNT * SITE_COUNT),
    notBegun: [first!, second!],
    begun: begun!,
    begunParts: begunParts!,
    tokenBegun: tokenBegun!,
    tokenParts: tokenParts!,
    tokenSpent: tokenSpent !== 0,
    walked: walked !== 0,
    usedCharacters: one(AT.usedCharacters),
    movingFrom: one(AT.movingFrom),
    bid: one(AT.bid),
    bidder: one(AT.bidder),
    passed: one(AT.passed),
    taker: one(AT.taker),
    kept: one(AT.kept),
  };
}
