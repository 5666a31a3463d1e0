import type { Message } from '@durbar/kernel';
import { describeSharedMove, mapAt, sharedKey } from '../../kingdom/rules/index.ts';
import { ACTIONS, CITY_COUNT } from '../data/components.ts';
import { placeName } from './ground.ts';
import { actionOf, BY_BUILDER, BY_CHIT } from './position.ts';
import type { Move, View } from './types.ts';

/**
 * Text of a move, its parts joined by hyphens: `bid-<gold>`, `pass`, `palace-<city>-<inner|outer>-<by>`,
 * `house-<place>-<by>`, `lift-<place>-<by>`, `drop-<place>`, `gain-<by>`, `governor-<city>-<by>`,
 * `character-<character>`, `entice-<seat>`, `give-<character>`, and those of shared moves.
 */
export function key(move: Move): string {
  switch (move.type) {
    case 'bid':
      return `bid-${move.gold}`;
    case 'character':
    case 'give':
      return `${move.type}-${move.character}`;
    case 'palace':
      return `palace-${move.city}-${move.inner ? 'inner' : 'outer'}-${move.by}`;
    case 'house':
    case 'lift':
      return `${move.type}-${move.place}-${move.by}`;
    case 'drop':
      return `drop-${move.place}`;
    case 'gain':
      return `gain-${move.by}`;
    case 'governor':
      return `governor-${move.city}-${move.by}`;
    case 'entice':
      return `entice-${move.from}`;
    case 'pass':
      return 'pass';
    default:
      return sharedKey(move);
  }
}

/** How a step is made, as messages take it: `disc`, `chit` or `builder`. */
function means(by: number): string {
  if (by < BY_CHIT) return 'disc';
  return by === BY_BUILDER ? 'builder' : 'chit';
}

/** Values of a step: its action, of the Builder none, and how it is made. */
export function byValues(by: number): { readonly action: string; readonly means: string } {
  return { action: by === BY_BUILDER ? 'builder' : ACTIONS[actionOf(by)]!, means: means(by) };
}

/** Values of a place: its name, and whether it is a city or a village. */
function placeValues(position: View, place: number): { readonly place: string; readonly where: string } {
  return { place: placeName(position, place), where: whereOf(place) };
}

/** `city` or `village`. */
export function whereOf(place: number): string {
  return place < CITY_COUNT ? 'city' : 'village';
}

/** A move in words. */
export function describeMove(move: Move, position: View): Message {
  const map = mapAt(position);
  const key = `move.${move.type}`;
  switch (move.type) {
    case 'bid':
      return { key, values: { gold: move.gold } };
    case 'pass':
      return { key };
    case 'character':
    case 'give':
      return { key, values: { character: move.character } };
    case 'palace': {
      const { city, inner, by } = move;
      return {
        key,
        values: { city: map.cityNames[city]!, site: inner ? 'inner' : 'outer', ...byValues(by) },
      };
    }
    case 'house':
    case 'lift':
      return { key, values: { ...placeValues(position, move.place), ...byValues(move.by) } };
    case 'drop':
      return { key, values: placeValues(position, move.place) };
    case 'gain':
      return { key, values: byValues(move.by) };
    case 'governor':
      return { key, values: { city: map.cityNames[move.city]!, means: means(move.by) } };
    case 'entice':
      return { key, values: { fromSeat: move.from } };
    default:
      return describeSharedMove(move, map, ACTIONS);
  }
}
