import type { CardClock, TableCard } from '@durbar/protocol';
import { describe, expect, test } from 'vitest';
import {
  computeStanding,
  isFound,
  matchRow,
  rankOf,
  sortRows,
  tableRow,
} from '../src/pages/games/game-rows.ts';

const seat = { person: null, bot: null, here: false, vanished: false, colours: [] };

function card(id: string, changed: Partial<TableCard> = {}): TableCard {
  return {
    id,
    name: '',
    hostName: 'Anna',
    game: 'maharani',
    pace: 'days',
    status: 'running',
    seats: [
      { ...seat, kind: 'person', name: 'Anna' },
      { ...seat, kind: 'person', name: 'Noor', colours: [0] },
      { ...seat, kind: 'bot', name: null },
    ],
    lastAt: 1000,
    unplayable: false,
    mySeat: 0,
    myTurn: false,
    active: [1],
    openedAt: 500,
    removable: false,
    ...changed,
  };
}

const match = {
  id: 'm',
  game: 'maharani',
  names: ['Anna', null],
  startedAt: 5,
  lastAt: 7,
  over: false,
  saved: {},
};
const progress = { turn: 8, round: null, scores: [12, 15, 15], ranks: null };

describe('the rows of the list of games', () => {
  test('are in the list and the group where they belong', () => {
    const at = (row: ReturnType<typeof tableRow>) => [row.list, row.group];
    expect(at(tableRow(card('a', { myTurn: true })))).toEqual(['now', 'mine']);
    expect(at(tableRow(card('a')))).toEqual(['now', 'others']);
    expect(at(tableRow(card('a', { status: 'waiting', active: [] })))).toEqual(['now', 'waiting']);
    expect(tableRow(card('a', { status: 'over' })).list).toBe('finished');
    expect(tableRow(card('a', { status: 'abandoned', hiddenAt: 9 })).list).toBe('removed');
    expect(at(matchRow(match, false))).toEqual(['now', 'mine']);
    expect(at(matchRow(match, true))).toEqual(['now', 'others']);
    expect(matchRow({ ...match, over: true }, false).list).toBe('finished');
    expect(matchRow({ ...match, deletedAt: 9 }, false).list).toBe('removed');
  });

  test('name the seats, in the colours that each chose', () => {
    expect(tableRow(card('a')).seats.map(({ kind, name, colour }) => [kind, name, colour])).toEqual([
      ['person', 'Anna', 1],
      ['person', 'Noor', 0],
      ['bot', null, 2],
    ]);
    expect(matchRow(match, false).seats.map(({ kind }) => kind)).toEqual(['person', 'bot']);
    expect(matchRow({ ...match, names: ['Anna'] }, false).seats.map(({ kind }) => kind)).toEqual([
      'person',
      'automaton',
    ]);
    expect(matchRow(match, false).mySeat).toBe(0);
    expect(matchRow({ ...match, names: ['Anna', 'Bert'] }, false).mySeat).toBeNull();
  });

  test('wait in the order of waiting; games on this device and others follow', () => {
    const rows = [
      tableRow(card('new', { myTurn: true, lastAt: 30 })),
      tableRow(card('open', { status: 'waiting', lastAt: 99 })),
      matchRow({ ...match, lastAt: 1 }, false),
      tableRow(card('older', { lastAt: 5 })),
      tableRow(card('old', { myTurn: true, lastAt: 20 })),
      tableRow(card('newer', { lastAt: 6 })),
    ];
    expect(sortRows(rows).map(({ id }) => id)).toEqual(['old', 'new', 'm', 'newer', 'older', 'open']);
  });

  test('come in the order of the time that is left; who is asleep comes last', () => {
    const clock = (state: CardClock['state']): Partial<TableCard> => ({
      myTurn: true,
      clock: { seat: 0, bankMs: 1000, graceMs: 100, state },
    });
    const runs = (emptyAt: number) => clock({ kind: 'runs', emptyAt, until: null });
    const sleeps = clock({ kind: 'stands', leftMs: 5, until: 60, vacation: false });
    const rows = [
      matchRow(match, false),
      tableRow(card('asleep', sleeps)),
      tableRow(card('without', { myTurn: true, lastAt: 1 })),
      tableRow(card('much', runs(900))),
      tableRow(card('little', runs(100))),
      tableRow(card('out', clock({ kind: 'out' }))),
    ];
    expect(sortRows(rows).map(({ id }) => id)).toEqual(['out', 'little', 'much', 'without', 'asleep', 'm']);
  });

  test('have no clock where the page does not understand it', () => {
    const strange: object = { seat: 0, state: 'new' };
    expect(tableRow(card('a', { clock: strange as CardClock })).clock).toBeNull();
  });

  test('know how the person stands', () => {
    const standing = (mySeat: number | null) => computeStanding(tableRow(card('a', { progress, mySeat })));
    expect([standing(0), standing(1), standing(null)]).toEqual([
      { points: 12, lead: -3 },
      { points: 15, lead: 0 },
      null,
    ]);
    expect(computeStanding(tableRow(card('a')))).toBeNull();
    const over = { ...progress, ranks: [3, 1, 1] };
    expect(rankOf(tableRow(card('a', { progress: over, status: 'over' })))).toEqual({ rank: 3, of: 3 });
    expect(rankOf(tableRow(card('a', { progress })))).toBeNull();
  });

  test('are found without regard to case and accents', () => {
    expect(isFound(['Zoé', 'Monsoon cup'], ' zoe')).toBe(true);
    expect(isFound(['Zoé', 'Monsoon cup'], 'CUP')).toBe(true);
    expect(isFound(['Zoé'], 'zoya')).toBe(false);
  });
});
