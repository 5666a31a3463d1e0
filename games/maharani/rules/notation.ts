import type { EventMessage } from '@durbar/kernel';
import { at } from '@durbar/kernel';
import { COLOURS, PATTERNS } from '../data/tiles.ts';
import { QUARTERS, SPACE_QUARTER, spaceName } from './geometry.ts';
import { TILE_COLOUR, TILE_PATTERN } from './tiles.ts';
import type { Event, View } from './types.ts';

/** The fields of a position in every rules version, in the order of `fingerprint1`. */
function canonicalParts(position: View): unknown[] {
  const p = position;
  const turn = [p.players, p.turn, p.seat, p.placed, p.refreshed ? 1 : 0, p.pending, p.filled, p.over];
  const seats = [p.gold, p.ledger, p.markers, p.supply];
  const table = [p.rondel, p.board, p.workers, p.removed, p.bagCount, p.bag];
  return [...turn, ...seats, ...table];
}

/**
 * The canonical text of a position under rules version 1: `maharani/1:` and a JSON array of, in this order, number of
 * seats, number of the turn, seat to move, tiles placed this turn, 1 if refreshed this turn, space of a pending worker
 * choice or −1, quarters filled this turn, number of the ending or 0, gold, ledger, markers, supply, rondel, board,
 * workers, removed tiles, tiles in the bag, and their order or null in a view. types.ts says what the numbers mean.
 */
export function fingerprint1(position: View): string {
  return `maharani/1:${JSON.stringify(canonicalParts(position))}`;
}

/** The canonical text of a position: `maharani/2:` and the array of version 1, followed by the empty refreshes. */
export function fingerprint(position: View): string {
  return `maharani/2:${JSON.stringify([...canonicalParts(position), position.emptyRefreshes])}`;
}

/** Value of a worker's colour in messages: 1 or 2 with two seats, else `only`. */
const colourValue = (colour: number | null): number | string => (colour === null ? 'only' : colour + 1);

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
  const values = { seat, colour: colourValue(colour), space: spaceName(space) };
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
      return {
        key: 'event.paid',
        values: { seat, quarter, colour: colourValue(colour), workers },
        gain: gold,
      };
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
