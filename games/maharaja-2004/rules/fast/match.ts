import type { Cells } from '@durbar/kernel';
import { FastRoads, FastTurn } from '../../../kingdom/rules/fast/index.ts';
import type { MapChoice } from '../../../kingdom/rules/index.ts';
import { countCharacters, lastRound, MANY_CHARACTERS } from '../position.ts';
import type { View } from '../types.ts';
import * as AT from './cells.ts';
import type { MatchFacts } from './states.ts';

/** What the moves of a match need besides the cells of a state: the facts of the match, and scratch memory. */
export class FastMatch implements MatchFacts {
  readonly seats: number;
  readonly map: MapChoice;
  readonly variants: number;
  readonly hiddenGold: boolean;
  readonly lastRound: number;
  /** All characters of the match, as a set. */
  readonly characters: number;
  /** Whether seats may hold several characters (M04-10.6). */
  readonly manyCharacters: boolean;
  /** Villages and routes of the state that was read last. */
  readonly roads: FastRoads;
  /** The actions of the turn of the state that was read last. */
  readonly turn: FastTurn;

  constructor({ seats, map, variants, hiddenGold }: View) {
    this.seats = seats;
    this.map = map;
    this.variants = variants;
    this.hiddenGold = hiddenGold;
    this.lastRound = lastRound(variants);
    this.characters = (1 << countCharacters(variants)) - 1;
    this.manyCharacters = (variants & MANY_CHARACTERS) !== 0;
    this.roads = new FastRoads(map, seats, { villages: AT.villages, doubles: AT.doubles });
    this.turn = new FastTurn(AT.actions);
  }

  /** Reads the villages, and the actions of the seat in turn. */
  read(cells: Cells): void {
    this.roads.read(cells);
    this.readTurn(cells);
  }

  /** Reads the actions of the seat in turn. */
  readTurn(cells: Cells): void {
    const seat = cells[AT.seat]!;
    this.turn.read(cells, seat, seat < 0 ? 0 : cells[AT.tokens + seat]!);
  }
}
