import { parseRecord, replay, writeRecord } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { type FuzzReport, fuzz } from '../src/index.ts';
import { bazaar } from '../src/toy/index.ts';
import { bazaarSettings } from './bazaar-settings.ts';
import { breakBazaar, breakMoves } from './broken-bazaar.ts';

const settings = { ...bazaarSettings, seed: 'fuzz', games: 8, every: 20 };

/** Loses a coin whenever a seat buys fame after the first round. */
const wasteful = breakBazaar(
  breakMoves((state, { kind }) => {
    if (kind === 'build' && state.round > 0) state.bank--;
    return true;
  }),
);

function requireFailure({ failure }: FuzzReport): NonNullable<FuzzReport['failure']> {
  if (!failure) throw new Error('no failure was found');
  return failure;
}

const report = fuzz(wasteful, settings);

describe('fuzzer', () => {
  it('finds no failure in a correct game', () => {
    const seen: number[] = [];
    const sound = fuzz(bazaar, { ...settings, games: 3, onGame: (done) => seen.push(done) });
    expect(sound).toMatchObject({ game: 'bazaar', games: 3, failure: null, entriesBefore: null });
    expect(sound.moves).toBeGreaterThan(20);
    expect(seen).toEqual([1, 2, 3]);
  });

  it('finds a failure and shrinks its match to the minimum', () => {
    const { law, record } = requireFailure(report);
    expect(law).toBe('conserved');
    if (!record) throw new Error('no record');
    expect(report.entriesBefore).toBeGreaterThan(record.entries.length);
    // The minimum: all bid, the trader draws and ends, the merchant turns up; all bid, the trader draws and buys fame.
    const players = record.seats.filter(({ kind }) => kind === 'person').length;
    const merchant = record.seats.length - players;
    expect(record.entries).toHaveLength(players + 2 + merchant + players + 2);
  });

  it('finds the same failure again', () => {
    expect(fuzz(wasteful, settings)).toEqual(report);
  });

  it('reports a record that survives a round trip and replays to the failure', () => {
    const { record } = requireFailure(report);
    if (!record) throw new Error('no record');
    const again = parseRecord(writeRecord(record), [bazaar.meta]);
    expect(again.meta).toMatchObject({ law: 'conserved' });
    const { hash, state } = replay(wasteful, again);
    expect(hash).toBe(record.hash);
    expect([state.round, Math.max(...state.fame)]).toEqual([1, 1]);
  });

  it('keeps the move that throws as the last entry', () => {
    const throwing = breakBazaar(
      breakMoves((_, { kind }) => {
        // Every match contains this move, so the match itself fails and not only the look-ahead.
        if (kind === 'end') throw new TypeError('sold out');
        return true;
      }),
    );
    const { law, message, record } = requireFailure(fuzz(throwing, settings));
    expect([law, message]).toEqual(['crash', expect.stringContaining('sold out')]);
    expect(record?.entries.at(-1)).toMatchObject({ move: { kind: 'end' } });
  });

  it('does not shrink a match that never ends', () => {
    const endless = breakBazaar(breakMoves((_, { kind }) => kind !== 'end'));
    const cut = fuzz(endless, { ...settings, limit: 60 });
    expect(requireFailure(cut).law).toBe('ends');
    expect(cut.entriesBefore).toBe(60);
  });

  it('throws if the game accepts no options', () => {
    const picky = breakBazaar({
      parseOptions: () => {
        throw bazaarRefusal();
      },
    });
    expect(() => fuzz(picky, settings)).toThrow('accepts none');
  });
});

function bazaarRefusal(): unknown {
  try {
    bazaar.parseOptions({ comet: true }, 2);
  } catch (error) {
    return error;
  }
  return null;
}
