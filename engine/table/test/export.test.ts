import { parseRecord, replay, verify, writeRecord } from '@durbar/kernel';
import { bazaar } from '@durbar/testkit/toy';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Match } from '../src/index.ts';
import { attempts, runs, Script } from './script.ts';
import { createSetup, listViewers, MatchDriver } from './table.ts';

const plans = fc.constantFrom(
  { people: 3 },
  { people: 2, bots: 1, options: { length: 'long' } },
  { people: 2, options: { merchant: false } },
);

describe('the record', () => {
  test('of any ended match verifies and replays to the same end', () => {
    const endings = new Set<string>();
    fc.assert(
      fc.property(plans, attempts(150), (plan, list) => {
        const match = Match.begin(createSetup(plan), { game: bazaar });
        const script = new Script(match);
        for (const attempt of list) script.try(attempt);
        if (match.status !== 'over')
          match.command({ id: 'end', seat: null, act: { kind: 'abandon' } }, script.time);
        const record = parseRecord(writeRecord(match.record()), [bazaar.meta]);
        expect(verify(bazaar, record)).toEqual([]);
        const { resigned: _, ...outcome } = match.outcome ?? { resigned: [] };
        expect(record.outcome).toEqual(match.outcome && outcome);
        expect(replay(bazaar, record).outcome).toEqual(record.outcome);
        endings.add(match.outcome?.ending ?? 'abandoned');
      }),
      runs(40),
    );
    expect([...endings].toSorted()).toEqual([
      'abandoned',
      'ending.resigned',
      'ending.rounds',
      'ending.stock',
    ]);
  });

  test('carries names and display data', () => {
    const driver = new MatchDriver({ people: 2, bots: 1 });
    driver.do(null, { kind: 'abandon' });
    const record = driver.match.record({ names: ['Ada', null], meta: { title: 'Sunday' } });
    expect(record.seats).toEqual([
      { kind: 'person', id: 'p1', name: 'Ada' },
      { kind: 'person', id: 'p2' },
      { kind: 'bot', id: 'p3', bot: 'random' },
      { kind: 'automaton', id: 'a1' },
    ]);
    expect(record.meta).toEqual({ title: 'Sunday' });
    expect(record.fairness).toMatchObject({ secret: driver.match.setup.secret, table: 't1' });
  });

  test('does not exist while the match is running or paused', () => {
    const driver = new MatchDriver();
    expect(() => driver.match.record()).toThrow('has no record');
    driver.do(0, { kind: 'pause' });
    expect(() => driver.match.record()).toThrow('has no record');
  });
});

describe('the export of a running match', () => {
  test('is recognized and refused by replay', () => {
    const text = JSON.stringify(new MatchDriver().match.viewerLog(0));
    expect(() => parseRecord(text)).toThrow(expect.objectContaining({ problem: 'running' }));
  });

  test('contains exactly what its viewer saw', () => {
    const driver = new MatchDriver();
    driver.move(1, { kind: 'bid', coins: 0 });
    driver.trade(0);
    driver.move(0, { kind: 'offer', place: 0 });
    for (const viewer of listViewers(driver.match)) {
      const log = driver.match.viewerLog(viewer);
      const text = JSON.stringify(log);
      expect(text).not.toContain(driver.match.setup.secret);
      expect(log).not.toHaveProperty('seed');
      expect(log).not.toHaveProperty('dealt');
      expect(log.lines).toEqual(driver.match.snapshot(viewer).log);
      expect(log.view).toEqual(driver.see(viewer).view);
      const drawn = log.lines.flatMap(({ events }) => events).find(({ kind }) => kind === 'drew');
      expect(drawn && 'card' in drawn && drawn.card !== null).toBe(viewer === 0);
    }
  });
});
