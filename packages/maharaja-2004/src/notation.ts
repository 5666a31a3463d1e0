import type { Message } from '@durbar/kernel';
import { firstOf, mapAt, secondOf } from '@durbar/kingdom';
import { ACTIONS, CITY_COUNT } from './data/components.ts';
import { placeName } from './ground.ts';
import { actionOf, BY_BUILDER, BY_CHIT } from './position.ts';
import type { Move, View } from './types.ts';

/**
 * Text of a move, its parts joined by hyphens: `bid-<gold>`, `pass`, `pick-<character>`, `found-<village>`,
 * `plan-<first>-<second>`, `travel-<city>-<way>`, `palace-<city>-<inner|outer>-<by>`, `house-<place>-<by>`,
 * `lift-<place>-<by>`, `drop-<place>`, `gain-<by>`, `governor-<city>-<by>`, `character-<character>`, `entice-<seat>`,
 * `give-<character>`, `end`.
 */
export function key(move: Move): string {
  switch (move.type) {
    case 'bid':
      return `bid-${move.gold}`;
    case 'pick':
    case 'character':
    case 'give':
      return `${move.type}-${move.character}`;
    case 'found':
      return `found-${move.village}`;
    case 'plan':
      return `plan-${move.first}-${move.second}`;
    case 'travel':
      return `travel-${move.city}-${move.way}`;
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
    case 'end':
      return move.type;
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

/** The two actions of a plan by name. */
export function planValues(plan: number): { readonly first: string; readonly second: string } {
  return { first: ACTIONS[firstOf(plan)]!, second: ACTIONS[secondOf(plan)]! };
}

/** A move in words. */
export function describeMove(move: Move, position: View): Message {
  const { cityNames, villageNames } = mapAt(position);
  const key = `move.${move.type}`;
  switch (move.type) {
    case 'bid':
      return { key, values: { gold: move.gold } };
    case 'pass':
    case 'end':
      return { key };
    case 'pick':
    case 'character':
    case 'give':
      return { key, values: { character: move.character } };
    case 'found':
      return { key, values: { village: villageNames[move.village]! } };
    case 'plan':
      return { key, values: { first: ACTIONS[move.first]!, second: ACTIONS[move.second]! } };
    case 'travel':
      return { key, values: { city: cityNames[move.city]!, way: move.way + 1 } };
    case 'palace': {
      const { city, inner, by } = move;
      return { key, values: { city: cityNames[city]!, site: inner ? 'inner' : 'outer', ...byValues(by) } };
    }
    case 'house':
    case 'lift':
      return { key, values: { ...placeValues(position, move.place), ...byValues(move.by) } };
    case 'drop':
      return { key, values: placeValues(position, move.place) };
    case 'gain':
      return { key, values: byValues(move.by) };
    case 'governor':
      return { key, values: { city: cityNames[move.city]!, means: means(move.by) } };
    case 'entice':
      return { key, values: { fromSeat: move.from } };
  }
}
