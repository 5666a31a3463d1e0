import { bazaar } from '@durbar/testkit/toy';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../src/index.ts';
import { EntryError, hashPosition, OptionError, startMatch } from '../src/index.ts';
import { fullMatch, moves, newMatch, people, playOut, toTrade } from './matches.ts';

function catchError(run: () => unknown): EntryError {
  try {
    run();
  } catch (error) {
    if (error instanceof EntryError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('starting a match', () => {
  it('stores the parsed options, adds automata, and keeps the draws', () => {
    const { start, options, players } = startMatch(bazaar, {
      options: { length: 'long' },
      seats: people(3),
      seed: 's',
    });
    expect(start).toMatchObject({
      format: 'durbar-record',
      version: 2,
      game: 'bazaar',
      rules: 1,
      options: { merchant: true, length: 'long' },
      generator: 'sfc32-sha256/1',
      seed: 's',
    });
    expect(start.seats.at(-1)).toEqual({ kind: 'automaton', id: 'a1' });
    expect(start.seats).toHaveLength(4);
    // For eight cards, an order of those that are left before each draw.
    expect(Object.keys(start.dealt)).toEqual(['stock']);
    expect(start.dealt['stock']).toHaveLength(36);
    expect([options.length, players]).toEqual(['long', 3]);
    expect(start).not.toHaveProperty('fairness');
    expect(start).not.toHaveProperty('meta');
  });

  it('refuses a seat count and options that the game does not have', () => {
    expect(() => startMatch(bazaar, { seats: people(5), seed: 's' })).toThrow(OptionError);
    expect(() => startMatch(bazaar, { seats: people(5), seed: 's' })).toThrow(
      'bazaar is for 2, 3, 4 seats, not 5',
    );
    expect(() => startMatch(bazaar, { seats: people(2), seed: 's', options: { comet: 1 } })).toThrow(
      OptionError,
    );
  });
});

describe('moves', () => {
  it('are made one after the other and return their events', () => {
    const playback = newMatch(2);
    expect(playback.add({ seat: 0, move: { kind: 'bid', coins: 1 } })).toEqual([
      { kind: 'bidMade', seat: 0, coins: 1 },
    ]);
    expect(playback.entries).toHaveLength(1);
    playOut(playback);
    expect([playback.over, playback.paused, playback.resigned]).toEqual([true, false, []]);
    expect(playback.outcome?.ending).toBe('ending.rounds');
    expect(playback.record().hash).toBe(hashPosition(bazaar, playback.state));
  });

  it.each<[string, Entry, EntryError['problem'], RegExp]>([
    ['is none', { seat: 0, move: { kind: 'dance' } }, 'form', /entry 4: /],
    ['is of a seat that is not there', { seat: 9, move: { kind: 'end' } }, 'form', /there is no seat 9/],
    [
      'is refused',
      { seat: 1, move: { kind: 'end' } },
      'illegal',
      /seat 1 may not make this move: BZR-1\.1, refusal\.notAsked/,
    ],
  ])('leave everything as it was where a move %s', (_, entry, problem, message) => {
    const playback = newMatch(2);
    toTrade(playback);
    const before = hashPosition(bazaar, playback.state);
    const error = catchError(() => playback.add(entry));
    expect([error.problem, error.index]).toEqual([problem, 3]);
    expect(error.message).toMatch(message);
    expect(error.explanation).toEqual({ key: `record.entry.${problem}`, values: { entry: 4 } });
    expect(error.refusal?.clause ?? null).toBe(problem === 'illegal' ? 'BZR-1.1' : null);
    expect(hashPosition(bazaar, playback.state)).toBe(before);
    expect(playback.entries).toHaveLength(3);
  });

  it('are not made after the end', () => {
    const playback = newMatch(2);
    playOut(playback);
    const error = catchError(() => playback.add({ seat: 0, move: { kind: 'end' } }));
    expect([error.problem, error.index]).toEqual(['over', playback.entries.length]);
    expect(playback.undoable).toBeNull();
  });

  it('do not hide an error of the game itself', () => {
    const fault = new TypeError('a fault');
    const game = {
      ...bazaar,
      parseMove: () => {
        throw fault;
      },
    };
    const playback = newMatch(2);
    expect(() => playback.add({ seat: 0, move: { kind: 'bid', coins: 0 } })).not.toThrow();
    expect(() =>
      startMatch(
        {
          ...game,
          parseOptions: () => {
            throw fault;
          },
        },
        { seats: people(2), seed: 's' },
      ),
    ).toThrow(fault);
  });
});

describe('clocks', () => {
  const refused = (entry: Entry, ...before: readonly Entry[]): string => {
    const playback = newMatch(2);
    toTrade(playback);
    for (const one of before) playback.add(one);
    const error = catchError(() => playback.add(entry));
    return `${error.problem}: ${error.message}`;
  };

  it('run out for a person whom the game asks, once or more, and change nothing in the game', () => {
    const playback = newMatch(2);
    toTrade(playback);
    const before = hashPosition(bazaar, playback.state);
    playback.add({ table: 'timeout', seat: 0, at: 1000 });
    playback.add({ table: 'takeover', seat: 0, bot: 'greedy', reason: 'timeout', at: 1000 });
    expect(hashPosition(bazaar, playback.state)).toBe(before);
  });

  it('do not run out for other seats', () => {
    const timeout = { table: 'timeout', seat: 0 } as const;
    expect(refused({ table: 'timeout', seat: 1 })).toMatch(/^table: .*nothing to decide/);
    expect(refused({ table: 'timeout', seat: 2 })).toMatch(/^table: .*no person's/);
    expect(refused({ table: 'timeout', seat: 7 })).toMatch(/^table: .*there is no seat 7/);
    expect(refused(timeout, { table: 'pause' })).toMatch(/^table: .*paused/);
    expect(refused(timeout, { table: 'takeover', seat: 0, bot: 'greedy' })).toMatch(/^table: .*a bot plays/);
    expect(refused(timeout, { table: 'abandon' })).toMatch(/^over: /);
  });

  it('are changed for one person or all, even during a pause', () => {
    const playback = newMatch(2);
    playback.add({ table: 'pause' });
    playback.add({ table: 'clock', change: 'giveBack', ms: 5000 });
    playback.add({ table: 'clock', change: 'vacation', ms: 0, seat: 1 });
    const bots = { table: 'clock', change: 'extend', ms: 1, seat: 2 } as const;
    expect(catchError(() => playback.add(bots)).message).toContain("the seat is no person's");
  });
});

describe('undo', () => {
  it('takes back moves of the seat’s own turn, some or all', () => {
    const playback = newMatch(2, { merchant: false });
    toTrade(playback);
    expect(playback.undoable).toBeNull();
    const drawn = hashPosition(bazaar, playback.state);
    moves(playback, { kind: 'build' });
    const built = hashPosition(bazaar, playback.state);
    moves(playback, { kind: 'build' });
    expect(playback.undoable).toEqual({ seat: 0, moves: 2 });
    expect(playback.add({ undo: 0, back: 1 })).toEqual([]);
    expect(hashPosition(bazaar, playback.state)).toBe(built);
    expect(playback.undoable).toEqual({ seat: 0, moves: 1 });
    moves(playback, { kind: 'build' });
    playback.add({ undo: 0, back: 2 });
    expect(hashPosition(bazaar, playback.state)).toBe(drawn);
    expect(playback.undoable).toBeNull();
    expect(playback.entries).toHaveLength(8);
  });

  it('does not go back beyond a reveal, another seat’s decision or the turn', () => {
    const playback = newMatch(2, { merchant: false });
    toTrade(playback);
    const refused = (seat: number, back: number) =>
      catchError(() => playback.add({ undo: seat, back })).message;
    expect(refused(0, 1)).toBe('entry 4: seat 0 cannot take back 1 moves, at most 0');
    moves(playback, { kind: 'build' });
    expect(refused(0, 2)).toContain('at most 1');
    expect(refused(1, 1)).toContain('at most 0');
    expect(refused(0, 0)).toContain('at most 1');
    expect(refused(0, Number.NaN)).toContain('at most 1');
    moves(playback, { kind: 'offer', place: 0 });
    expect(playback.undoable).toEqual({ seat: 0, moves: 2 });
    moves(playback, { kind: 'decline' });
    expect(playback.undoable).toEqual({ seat: 1, moves: 1 });
    playback.add({ undo: 1, back: 1 });
    expect(refused(0, 1)).toContain('at most 0');
    moves(playback, { kind: 'buy' });
    expect(playback.undoable).toBeNull();
    moves(playback, { kind: 'end' });
    expect(playback.undoable).toBeNull();
  });

  it('costs one turn, not the whole match: the game is not set up again, and earlier turns are not replayed', () => {
    const playback = newMatch(2, { length: 'long', merchant: false });
    toTrade(playback);
    moves(playback, { kind: 'end' });
    toTrade(playback);
    let made = 0;
    const apply = bazaar.apply.bind(bazaar);
    bazaar.apply = (...given) => {
      made++;
      apply(...given);
    };
    try {
      moves(playback, { kind: 'build' });
      made = 0;
      playback.add({ undo: 0, back: 1 });
    } finally {
      bazaar.apply = apply;
    }
    expect(made).toBe(1);
  });
});

describe('the table’s own entries', () => {
  it('change no state', () => {
    const playback = fullMatch();
    expect(playback.resigned).toEqual([2]);
    expect(playback.outcome?.ranks).toEqual([expect.any(Number), expect.any(Number), 4, expect.any(Number)]);
  });

  it.each<[string, readonly Entry[], Entry, RegExp]>([
    ['a seat that is not there', [], { table: 'resign', seat: 4 }, /no seat 4/],
    ['resigning twice', [{ table: 'resign', seat: 0 }], { table: 'resign', seat: 0 }, /has resigned already/],
    ['an automaton that resigns', [], { table: 'resign', seat: 3 }, /no person's/],
    ['a bot instead of an automaton', [], { table: 'takeover', seat: 3, bot: 'random' }, /no person's/],
    [
      'a bot for who has resigned',
      [{ table: 'resign', seat: 0 }],
      { table: 'takeover', seat: 0, bot: 'random' },
      /has resigned/,
    ],
    [
      'two bots for one',
      [{ table: 'takeover', seat: 0, bot: 'random' }],
      { table: 'takeover', seat: 0, bot: 'random' },
      /already/,
    ],
    ['a return without absence', [], { table: 'return', seat: 0 }, /no bot plays/],
    [
      'a return after resigning',
      [
        { table: 'takeover', seat: 0, bot: 'random' },
        { table: 'resign', seat: 0 },
      ],
      { table: 'return', seat: 0 },
      /no bot plays/,
    ],
    ['a second pause', [{ table: 'pause' }], { table: 'pause' }, /paused already/],
    ['going on without a pause', [], { table: 'resume' }, /not paused/],
  ])('refuse %s', (_, before, entry, message) => {
    const playback = newMatch(3);
    for (const earlier of before) playback.add(earlier);
    const error = catchError(() => playback.add(entry));
    expect([error.problem, error.index]).toEqual(['table', before.length]);
    expect(error.message).toMatch(message);
  });

  it('refuse moves and undo during a pause, and let seats change hands', () => {
    const playback = newMatch(3);
    playback.add({ table: 'pause', seat: 0 });
    expect(playback.paused).toBe(true);
    const move = { seat: 0, move: { kind: 'bid', coins: 0 } };
    expect(catchError(() => playback.add(move)).problem).toBe('paused');
    expect(catchError(() => playback.add({ undo: 0, back: 1 })).problem).toBe('paused');
    playback.add({ table: 'takeover', seat: 1, bot: 'random' });
    playback.add({ table: 'return', seat: 1 });
    playback.add({ table: 'resume' });
    playback.add(move);
    expect(playback.paused).toBe(false);
  });

  it('end an abandoned match without an outcome', () => {
    const playback = newMatch(2);
    playback.add({ table: 'abandon', seat: 1 });
    expect([playback.over, playback.outcome]).toEqual([true, null]);
    expect(catchError(() => playback.add({ table: 'resume' })).problem).toBe('over');
  });
});
