import type { MoveKind } from '@durbar/kernel';
import type { Event, Move, State, View } from '../types.ts';
import { ability } from './ability.ts';
import { buy } from './buy.ts';
import { change } from './character.ts';
import { end } from './end.ts';
import { exchange } from './exchange.ts';
import { flag } from './flag.ts';
import { found } from './found.ts';
import { gain } from './gain.ts';
import { maharani } from './maharani.ts';
import { pick } from './pick.ts';
import { plan } from './plan.ts';
import { reward } from './reward.ts';
import type { MoveRow } from './row.ts';
import { shrine } from './shrine.ts';
import { statue } from './statue.ts';
import { step } from './step.ts';
import { travel } from './travel.ts';

/** The rules of every kind of move, one row a kind. */
export type MoveTable = { readonly [K in Move['type']]: MoveRow<K> };

/** The moves of rules version 4. Another version is a copy with the rows replaced that differ. */
export const MOVES_4: MoveTable = {
  pick,
  found,
  plan,
  travel,
  statue,
  shrine,
  gain,
  character: change,
  flag,
  ability,
  exchange,
  end,
  reward,
  buy,
  maharani,
  step,
};

/** A row for any kind of move. */
export type AnyRow = MoveKind<State, View, Move, Event>;

/**
 * The row of a move's kind. A switch and not `table[move.type]`: V8 is slow at property names that vary, and playouts
 * would take longer.
 */
export function rowIn(table: MoveTable, { type }: Move): AnyRow {
  switch (type) {
    case 'statue':
      return table.statue;
    case 'shrine':
      return table.shrine;
    case 'travel':
      return table.travel;
    case 'gain':
      return table.gain;
    case 'end':
      return table.end;
    case 'flag':
      return table.flag;
    case 'character':
      return table.character;
    case 'ability':
      return table.ability;
    case 'exchange':
      return table.exchange;
    case 'pick':
      return table.pick;
    case 'found':
      return table.found;
    case 'plan':
      return table.plan;
    case 'reward':
      return table.reward;
    case 'buy':
      return table.buy;
    case 'maharani':
      return table.maharani;
    case 'step':
      return table.step;
  }
}
