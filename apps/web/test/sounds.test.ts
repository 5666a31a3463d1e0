import { chooseStepSound } from '@durbar/kit/board/feedback.ts';
import type { Situation, ViewerLogEntry } from '@durbar/table';
import { describe, expect, test } from 'vitest';
import { lengthOf, TUNES, type Tune } from '../src/pages/table/effects/sound/tunes.ts';
import { tunesFor } from '../src/pages/table/effects/sound/tunes-for.ts';
import { EMPTY_TABLE, type TableState } from '../src/table/table-controller.ts';
import { tableInfo } from './help/info.ts';
import { moveEntry, situation } from './help/situation.ts';

const outcome = {
  ending: 'end',
  ranks: [1, 2],
  scores: [9, 3],
  lines: [[], []],
  tieBreaks: [],
  resigned: [],
};
const soundOf = (events: readonly { readonly kind: string }[]) =>
  chooseStepSound<{ kind: string }>(events, { gold: 'coins', scored: 'scoring', shown: 'reveal' });

/** A table of the viewer in seat 0, which waits for the other seat. */
function table(
  log: readonly ViewerLogEntry[] = [],
  extra: Partial<TableState> = {},
  changes: Partial<Situation> = {},
): TableState {
  const displayed = { situation: situation({ decision: null, ...changes }), log, newEntries: [] };
  return { ...EMPTY_TABLE, info: tableInfo(), displayed, ...extra };
}

/** A state whose newest move is one of `seat` with events of these kinds. */
function played(seat: number, ...kinds: readonly string[]): TableState {
  const events = kinds.map((kind) => ({ kind }));
  return table([{ ...moveEntry(0, seat), events }], { step: { id: 1, seat, events, ms: 0 }, queuedSteps: 1 });
}

const heard = (now: TableState, before = table()) => tunesFor(now, before, soundOf);

describe('a step', () => {
  test('of another seat has the most important sound of its events, else that of a move', () => {
    expect(heard(played(1, 'other'))).toEqual(['move']);
    expect(heard(played(1, 'gold', 'scored'))).toEqual(['scoring']);
    expect(heard(played(1, 'scored', 'gold', 'shown'))).toEqual(['reveal']);
  });

  test('of the player sounds like placing, and like what they could not expect', () => {
    expect(heard(played(0, 'gold'))).toEqual(['place']);
    expect(heard(played(0, 'other'))).toEqual(['place']);
    expect(heard(played(0, 'gold', 'scored'))).toEqual(['place', 'scoring']);
  });

  test('without events is silent, as is a change of something else', () => {
    expect(heard(played(1))).toEqual([]);
    const now = played(1, 'gold');
    expect(heard({ ...now, busy: true }, now)).toEqual([]);
  });

  test('that is taken back has a sound of its own', () => {
    const log: ViewerLogEntry[] = [moveEntry(0, 1), { ...moveEntry(1, 1), kind: 'undo', events: [] }];
    expect(heard(table(log), table(log.slice(0, 1)))).toEqual(['undo']);
  });
});

test('the player’s turn sounds once, after the steps before it', () => {
  const mine = { decision: situation().decision };
  expect(heard(table([], { queuedSteps: 1 }, mine))).toEqual([]);
  expect(heard(table([], {}, mine))).toEqual(['turn']);
  expect(heard(table([], {}, mine), table([], {}, mine))).toEqual([]);
});

test('the end sounds after the last step', () => {
  const over: Partial<Situation> = { status: 'over', outcome };
  const counting = table([], { queuedSteps: 1 }, over);
  expect(heard(counting)).toEqual([]);
  expect(heard(table([], {}, over), counting)).toEqual(['end']);
  expect(heard(table([], {}, over), table([], {}, over))).toEqual([]);
});

test('a sealed choice and a refusal sound', () => {
  expect(heard(table([], {}, { sealed: { type: 'plan' } }))).toEqual(['seal']);
  const refusal = { key: 'refusal', clause: 'MHR-2.3' };
  const refused = table([], { refusal });
  expect(heard(refused)).toEqual(['refuse']);
  expect(heard(refused, refused)).toEqual([]);
});

test('a message of somebody else sounds, a conversation that is loaded does not', () => {
  const line = (n: number, seat: number | null) => ({
    n,
    person: 'p',
    seat,
    name: 'Noor',
    text: 'hello',
    at: 0,
  });
  expect(heard(table([], { chat: [line(0, 1)] }))).toEqual(['message']);
  expect(heard(table([], { chat: [line(0, null)] }))).toEqual(['message']);
  expect(heard(table([], { chat: [line(0, 0)] }))).toEqual([]);
  expect(heard(table([], { chat: [line(0, 1), line(1, 1)] }))).toEqual([]);
});

test('there are fourteen short tunes', () => {
  const tunes = Object.keys(TUNES) as Tune[];
  expect(tunes).toHaveLength(14);
  for (const tune of tunes) {
    expect(lengthOf(tune), tune).toBeGreaterThan(0.03);
    expect(lengthOf(tune), tune).toBeLessThan(0.7);
  }
});
