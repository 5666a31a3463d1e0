import type { Game, GameEvent } from '@durbar/kernel';
import { describe, expect, test } from 'vitest';
import { gainsBySeat } from '../src/table/absence.ts';
import {
  createLogItem,
  filterItems,
  formatItem,
  itemTimes,
  type LogFilter,
  listGains,
  splitClauses,
  withoutRevealedSeals,
} from '../src/table/log-items.ts';
import { listSeatDisplays, seatName } from '../src/table/seat-displays.ts';
import { bot, free, person, tableInfo } from './help/info.ts';
import { moveEntry, situation } from './help/situation.ts';

/** A game that can only describe events. */
const game = {
  describeEvent: ({ kind, gain, detail, ...values }: GameEvent & Record<string, number>) => ({
    key: `event.${kind}`,
    values,
    gain,
    detail: detail === 1,
  }),
} as Game;

const words = {
  bot: (seat: number) => `Bot ${seat}`,
  automaton: () => 'Automaton',
  former: 'A former guest',
  guest: 'Guest',
  empty: (seat: number) => `Seat ${seat}`,
};

describe('a log item', () => {
  test('describes each event with its gain', () => {
    expect(createLogItem(game, moveEntry(3, 1, 5))).toEqual({
      index: 3,
      seat: 1,
      isMove: true,
      parts: [{ key: 'event.gold', values: { seat: 1 }, gain: 5, detail: false }],
    });
  });

  test('describes each event with the one before it', () => {
    const linked = {
      describeEvent: ({ kind }: GameEvent, before?: GameEvent) => ({
        key: `${before?.kind ?? 'none'}, ${kind}`,
      }),
    } as Game;
    const line = { ...moveEntry(0, 1), events: [{ kind: 'rank' }, { kind: 'paid' }] };
    expect(createLogItem(linked, line).parts.map(({ key }) => key)).toEqual(['none, rank', 'rank, paid']);
  });

  test.each([
    ['Skipped (M20-11.8)', ['Skipped ', '(M20-11.8)', '']],
    ['Drawn (M20-5.3d) twice (MHR-2.3).', ['Drawn ', '(M20-5.3d)', ' twice ', '(MHR-2.3)', '.']],
    ['Puri 3–2 (also Agra)', ['Puri 3–2 (also Agra)']],
  ])('keeps clauses whole: %s', (text, pieces) => {
    expect(splitClauses(text)).toEqual(pieces);
  });

  test('describes table actions by the table’s words', () => {
    const line = { ...moveEntry(3, 1), kind: 'pause' as const, events: [] };
    expect(createLogItem(game, line).parts[0]).toEqual({
      key: 'table.entry.pause',
      values: { seat: 1 },
    });
    expect(createLogItem(game, { ...line, seat: null }).parts[0]).toEqual({
      key: 'table.entry.pause.keeper',
    });
  });

  test('counts a gain for the seat it names, else for the seat that moved', () => {
    const other = {
      ...moveEntry(0, 1),
      events: [
        { kind: 'paid', seat: 2, gain: 4 },
        { kind: 'sum', gain: 1 },
      ],
    };
    expect(listGains(createLogItem(game, other))).toEqual([
      { seat: 2, gain: 4 },
      { seat: 1, gain: 1 },
    ]);
  });
});

test('a filter keeps its items, newest first', () => {
  const drawn = { ...moveEntry(3, 1), events: [{ kind: 'drawn', detail: 1 }] };
  const paid = { ...moveEntry(2, 1), events: [...moveEntry(2, 1, -2).events, ...drawn.events] };
  const items = [moveEntry(0, 0, 2), moveEntry(1, 1, 1), paid, drawn].map((line) =>
    createLogItem(game, line),
  );
  const left = (filter: LogFilter) =>
    filterItems(items, filter, 1).map(({ index, parts }) => [index, parts.length]);
  expect(left('all')).toEqual([
    [3, 1],
    [2, 2],
    [1, 1],
    [0, 1],
  ]);
  expect(left('main')).toEqual([
    [2, 1],
    [1, 1],
    [0, 1],
  ]);
  expect(left('mine')).toEqual([
    [2, 1],
    [1, 1],
  ]);
});

test('an item is formatted with its seat first and the gain of each part', () => {
  const formatter = {
    part: ({ key }: { key: string }) => key,
    name: (seat: number) => `Seat ${seat}`,
    gain: (gain: number) => `+${gain}`,
  };
  expect(formatItem(createLogItem(game, moveEntry(3, 1, 5)), formatter)).toBe('Seat 1. event.gold +5');
  expect(formatItem({ index: 0, seat: 1, isMove: true, parts: [] }, formatter)).toBe('');
  // The table's words begin with the name.
  const undo = { index: 0, seat: 1, isMove: false, parts: [{ key: 'Seat 1 undoes the last move.' }] };
  expect(formatItem(undo, formatter)).toBe('Seat 1 undoes the last move.');
  const built = { index: 0, seat: 1, isMove: true, parts: [{ key: 'Seat 1: shrine.' }, { key: 'Coins' }] };
  expect(formatItem(built, formatter)).toBe('Seat 1: shrine. Coins');
  const other = { index: 0, seat: 1, isMove: true, parts: [{ key: 'Seat 12: shrine' }] };
  expect(formatItem(other, formatter)).toBe('Seat 1. Seat 12: shrine');
});

test('gains of an absence are added up by seat', () => {
  const lines = [moveEntry(0, 0, 2), moveEntry(1, 1, 3), moveEntry(2, 0, -1)];
  expect(gainsBySeat(lines, (line) => listGains(createLogItem(game, line)))).toEqual(
    new Map([
      [0, 1],
      [1, 3],
    ]),
  );
});

describe('a seat', () => {
  const info = tableInfo({
    seats: [person('p1', 'Mira', { here: false, colours: [3] }), bot('greedy'), free],
  });

  test('is named by its person, else by the fallback names', () => {
    expect([0, 1, 2, 3].map((seat) => seatName(info, seat, words))).toEqual([
      'Mira',
      'Bot 1',
      'Seat 2',
      'Automaton',
    ]);
  });

  test('of a person without a name is a guest', () => {
    expect(seatName(tableInfo({ seats: [person('here', '')] }), 0, words)).toBe('Guest');
  });

  test('shows its player, turn and presence', () => {
    const [mine, other] = situation().seats;
    const seats = [mine!, { ...other!, control: 'bot' as const }];
    const looks = listSeatDisplays({
      info,
      situation: situation({ seats, active: [1] }),
      board: { coloursPerSeat: () => 2 },
      words,
      mine: (seat) => seat === 0,
    });
    expect(looks).toMatchObject([
      {
        seat: 0,
        playerColour: 3,
        secondColour: 0,
        name: 'Mira',
        isMine: true,
        isPresent: false,
        active: false,
      },
      {
        seat: 1,
        playerColour: 1,
        secondColour: 4,
        name: 'Bot 1',
        isMine: false,
        isPresent: true,
        active: true,
      },
    ]);
  });
});

describe('during a look back', () => {
  const lines = [9, 7, 6, 2].map((index) => ({ index }));

  test.each([
    ['nobody does', null, ['before', 'before', 'before', 'before']],
    ['at the newest line', 9, ['now', 'before', 'before', 'before']],
    ['at a line that the filter leaves', 6, ['later', 'later', 'now', 'before']],
    ['at a line that it leaves out', 8, ['later', 'now', 'before', 'before']],
    ['before the first line that it leaves', 1, ['later', 'later', 'later', 'later']],
    ['at the start', -1, ['later', 'later', 'later', 'later']],
  ] as const)('%s, items are before, now or later', (_, lookedAt, times) => {
    expect(itemTimes(lines, lookedAt)).toEqual(times);
  });
});

test('what was decided in secret is not announced with the move that reveals it', () => {
  const seal = (index: number) => ({ ...moveEntry(index, 1, 0), kind: 'seal' as const, events: [] });
  const entries = [seal(0), moveEntry(1, 1, 5), seal(2)];
  expect(withoutRevealedSeals(entries).map(({ index }) => index)).toEqual([1, 2]);
  expect(withoutRevealedSeals([seal(0)])).toHaveLength(1);
});
