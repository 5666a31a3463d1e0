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
import type { FastKind, FastRow } from './row.ts';
import { KINDS } from './row.ts';
import { shrine } from './shrine.ts';
import { statue } from './statue.ts';
import { step } from './step.ts';
import { travel } from './travel.ts';

/** The rules of every kind of move in fast form, as in the contract's `MOVES_4`. */
export const MOVES_4: Readonly<Record<FastKind, FastRow>> = {
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

/** The same rows by number of the kind. */
export const ROW_LIST: readonly FastRow[] = KINDS.map((kind) => MOVES_4[kind]);
