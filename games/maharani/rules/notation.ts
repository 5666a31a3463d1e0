import type { EventMessage, Message } from '@durbar/kernel';
import { at } from '@durbar/kernel';
import { COLOURS, PATTERNS } from '../data/tiles.ts';
import { QUARTERS, SPACE_QUARTER, spaceName } from './geometry.ts';
import { ALL_MOVES, moveNumber } from './moves/interned.ts';
import { TILE_COLOUR, TILE_PATTERN } from './tiles.ts';
import type { Event, Move } from './types.ts';

const keyOf = (move: Move): string => {
  switch (move.type) {
    case 'place':
      return `place-${move.slot}-${move.space}-${move.turn}`;
    case 'worker':
      return `${move.how}-${move.colour}`;
    case 'refresh':
    case 'end':
      return move.type;
  }
};

const KEYS: readonly string[] = ALL_MOVES.map(keyOf);

/** Text of a move: `place-<slot>-<space>-<turn>`, `put-<colour>`, `move-<colour>`, `refresh` or `end`. */
export function key(move: Move): string {
  return at(KEYS, moveNumber(move));
}

/** A move in words, as far as it can be told without the position. */
export function describeMove(move: Move): Message {
  switch (move.type) {
    case 'place': {
      const { slot, space, turn } = move;
      return { key: 'move.place', values: { slot: slot + 1, space: spaceName(space), turn } };
    }
    case 'worker':
      return { key: `move.worker.${move.how}`, values: { colour: move.colour + 1 } };
    case 'refresh':
    case 'end':
      return { key: `move.${move.type}` };
  }
}

/** Worker colour as messages take it: 1 or 2 with two seats, else `only`. */
const told = (colour: number | null): number | string => (colour === null ? 'only' : colour + 1);

const tileValues = (tile: number): { colour: string; pattern: string } => ({
  colour: at(COLOURS, at(TILE_COLOUR, tile)),
  pattern: at(PATTERNS, at(TILE_PATTERN, tile)),
});

function describeTile(event: Extract<Event, { kind: 'tile' }>): EventMessage {
  const { seat, tile, space, gold, marker } = event;
  const quarter = at(QUARTERS, at(SPACE_QUARTER, space));
  const values = { seat, ...tileValues(tile), quarter, space: spaceName(space) };
  return marker === null
    ? { key: 'event.tile', values, gain: gold }
    : { key: 'event.tileMarker', values: { ...values, marker: at(QUARTERS, marker) }, gain: gold };
}

function describeWorker(event: Extract<Event, { kind: 'worker' }>): EventMessage {
  const { seat, colour, from, space, gold } = event;
  const values = { seat, colour: told(colour), space: spaceName(space) };
  return from === null
    ? { key: 'event.workerNew', values, gain: gold }
    : { key: 'event.workerMoved', values: { ...values, from: spaceName(from) }, gain: gold };
}

/** An event in words. */
export function describeEvent(event: Event): EventMessage {
  switch (event.kind) {
    case 'turn':
      return { key: 'event.turn', values: { seat: event.seat }, detail: true };
    case 'tile':
      return describeTile(event);
    case 'worker':
      return describeWorker(event);
    case 'noWorker':
      return { key: 'event.noWorker', values: { seat: event.seat } };
    case 'refreshed':
      return { key: 'event.refreshed', values: { seat: event.seat } };
    case 'price':
      return { key: 'event.price', values: { seat: event.seat }, gain: -event.gold };
    case 'quarter':
      return {
        key: event.finished ? 'event.quarter' : 'event.quarterUnfinished',
        values: { quarter: at(QUARTERS, event.quarter) },
      };
    case 'paid': {
      const { seat, colour, workers, gold } = event;
      const quarter = at(QUARTERS, event.quarter);
      return { key: 'event.paid', values: { seat, quarter, colour: told(colour), workers }, gain: gold };
    }
    case 'home':
      return { key: 'event.home', values: { quarter: at(QUARTERS, event.quarter) }, detail: true };
    case 'removed':
      return {
        key: event.slot === null ? 'event.removedDrawn' : 'event.removed',
        values: tileValues(event.tile),
      };
    case 'drawn':
      return {
        key: 'event.drawn',
        values: { slot: event.slot + 1, ...tileValues(event.tile) },
        detail: true,
      };
    case 'over':
      return { key: 'event.over', values: { ending: event.ending.slice('ending.'.length) } };
  }
}
