import type { Move } from '../../types.ts';
import { bid } from './bid.ts';
import { character } from './character.ts';
import { drop } from './drop.ts';
import { end } from './end.ts';
import { entice } from './entice.ts';
import { found } from './found.ts';
import { gain } from './gain.ts';
import { give } from './give.ts';
import { governor } from './governor.ts';
import { house } from './house.ts';
import { lift } from './lift.ts';
import { palace } from './palace.ts';
import { pass } from './pass.ts';
import { pick } from './pick.ts';
import { plan } from './plan.ts';
import type { FastRow } from './row.ts';
import { travel } from './travel.ts';

/** The moves of rules version 2 in fast form. */
export const MOVES_2: { readonly [K in Move['type']]: FastRow<K> } = {
  bid,
  pass,
  pick,
  found,
  plan,
  travel,
  palace,
  house,
  lift,
  drop,
  gain,
  governor,
  character,
  entice,
  give,
  end,
};
