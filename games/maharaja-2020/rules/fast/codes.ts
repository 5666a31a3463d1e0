import type { MoveCode, MoveOf } from '@durbar/kernel';
import { at } from '@durbar/kernel';
import { encodePlan, firstOf, secondOf, travelMove } from '../../../kingdom/rules/index.ts';
import type { Move } from '../types.ts';
import { GIVE_COINS, GIVE_PRESTIGE } from './moves/exchange.ts';
import { flagCity, flagIndex, flagSource } from './moves/flag.ts';
import { codeBase, indexOf, KINDS, kindNumber } from './moves/row.ts';
import { shrineIndex, shrinePlace, shrineSource } from './moves/shrine.ts';
import { statueCity, statueIndex, statueSite, statueSource } from './moves/statue.ts';
import { travelCity, travelIndex, travelWay } from './moves/travel.ts';

/** Moves of one kind and their indices in codes. */
interface Coding<M extends Move> {
  index(move: M): number;
  move(index: number): M;
}

/** A move that an index determines by one field alone. */
const byCharacter = <K extends 'pick' | 'character' | 'ability' | 'maharani'>(type: K) => ({
  index: ({ character }: { readonly character: number }) => character,
  move: (character: number) => ({ type, character }),
});

/** A kind of which there is one move. */
const single = <K extends 'end' | 'step'>(type: K) => ({ index: () => 0, move: () => ({ type }) });

const CODINGS: { readonly [K in Move['type']]: Coding<MoveOf<Move, K>> } = {
  pick: byCharacter('pick'),
  found: { index: ({ village }) => village, move: (village) => ({ type: 'found', village }) },
  plan: {
    index: ({ first, second }) => encodePlan(first, second),
    move: (number) => ({ type: 'plan', first: firstOf(number), second: secondOf(number) }),
  },
  travel: {
    index: ({ city, way }) => travelIndex(city, way),
    move: (index) => travelMove(travelCity(index), travelWay(index)),
  },
  statue: {
    index: ({ city, site, by }) => statueIndex(by, city, site),
    move: (index) => ({
      type: 'statue',
      city: statueCity(index),
      site: statueSite(index),
      by: statueSource(index),
    }),
  },
  shrine: {
    index: ({ place, by }) => shrineIndex(by, place),
    move: (index) => ({ type: 'shrine', place: shrinePlace(index), by: shrineSource(index) }),
  },
  gain: { index: ({ by }) => by, move: (by) => ({ type: 'gain', by }) },
  character: byCharacter('character'),
  flag: {
    index: ({ city, by }) => flagIndex(by, city),
    move: (index) => ({ type: 'flag', city: flagCity(index), by: flagSource(index) }),
  },
  ability: byCharacter('ability'),
  exchange: {
    index: ({ give }) => (give === 'coins' ? GIVE_COINS : GIVE_PRESTIGE),
    move: (index) => ({ type: 'exchange', give: index === GIVE_COINS ? 'coins' : 'prestige' }),
  },
  end: single('end'),
  reward: { index: ({ tile }) => tile, move: (tile) => ({ type: 'reward', tile }) },
  buy: { index: ({ count }) => count, move: (count) => ({ type: 'buy', count }) },
  maharani: byCharacter('maharani'),
  step: single('step'),
};

/** The code of a move of the contract. */
export function codeOf(move: Move): MoveCode {
  const coding: Coding<Move> = CODINGS[move.type];
  return codeBase(move.type) + coding.index(move);
}

/** The move of the contract that a code stands for. */
export function moveOf(code: MoveCode): Move {
  return CODINGS[at(KINDS, kindNumber(code))].move(indexOf(code));
}
