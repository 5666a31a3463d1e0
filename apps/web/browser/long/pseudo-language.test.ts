import { join } from 'node:path';
import { test } from 'vitest';
import type { Size, Visitor } from '../support/browser.ts';
import { PseudoEnvironment, SLOW, walk } from '../support/pseudo/environment.ts';
import { walkAdvanced, walkBasicRound } from '../support/pseudo/maharaja-2004-walk.ts';
import { walkFirstRound, walkLateGame } from '../support/pseudo/maharaja-2020-walk.ts';
import { walkMaharani } from '../support/pseudo/maharani-walk.ts';
import {
  walkPages,
  walkPlainTable,
  walkRecords,
  walkSavedGames,
  walkTable,
  walkTutorials,
  walkWaitingRoom,
} from '../support/pseudo/page-walk.ts';
import { walkSolo } from '../support/pseudo/solo-walk.ts';

// All walks are in one file because they share one slow build: a copy of the sources to which a language was added, with no
// change except new files and one line in the list of languages.

const environment = new PseudoEnvironment();

/** Records whose replays are checked. The Maharaja boards have walks of their own, but their replays are tightest on a phone. */
const RECORDS: Readonly<Record<Size, readonly string[]>> = {
  desktop: ['maharani/fixtures/two-seats.json'],
  phone: [
    'maharani/fixtures/two-seats.json',
    'maharaja-2020/fixtures/solo-easy-won.json',
    'maharaja-2004/fixtures/advanced2-five-seats.json',
  ],
};

const recordPath = (record: string): string => join(environment.path, 'games', record);

/** Each walk checks on its screens that everything fits and that no text is in another language. */
const WALKS: readonly (readonly [what: string, walk: (visitor: Visitor, size: Size) => Promise<void>])[] = [
  ['home, forms, settings and notes', walkPages],
  ['the beginning of each tutorial', walkTutorials],
  ['games saved on this device', walkSavedGames],
  ['a waiting room', walkWaitingRoom],
  ['everything shown over a table, up to the end of the match', walkTable],
  ['records and their replays', (visitor, size) => walkRecords(visitor, RECORDS[size].map(recordPath))],
  ['the plain table', walkPlainTable],
  ['Maharani', walkMaharani],
  ['Maharaja: the first round, with tips', walkFirstRound],
  ['Maharaja: late decisions, panels, the end, one screen', walkLateGame],
  ['Maharaja against Brahmabot', walkSolo],
  ['Maharaja (2004): the first round, with tips', walkBasicRound],
  ['Maharaja (2004): auction, late decisions, panels, the end, one screen', walkAdvanced],
];

for (const size of ['desktop', 'phone'] as const satisfies readonly Size[])
  test.each(WALKS)(`%s: ${size}`, { timeout: SLOW }, (_, look) => walk(environment, size, look));
