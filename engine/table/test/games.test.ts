import { ids, load } from '@durbar/games';
import { parseRecord, randomBelow, seededRng, verify, writeRecord } from '@durbar/kernel';
import { describe, expect, test } from 'vitest';
import { legalFallback, Match, parseLog } from '../src/index.ts';
import { optionsFor } from './options.ts';
import { createSetup, listViewers } from './table.ts';

/** Plays a match to its end with random moves. One in eight is taken back if that is possible. */
function playThrough(match: Match): void {
  const rng = seededRng('games', `${match.seats.length}`);
  for (let n = 0; match.status === 'running'; n++) {
    const [awaited] = match.awaiting();
    if (!awaited) throw new Error('nobody must decide, and the match is not over');
    const { seat, decision, view } = awaited;
    const undoes = match.snapshot(seat).situation.undo && randomBelow(rng, 8) === 0;
    const move = legalFallback(match.game, view, seat, rng);
    const act = undoes ? ({ kind: 'undo' } as const) : ({ kind: 'move', move } as const);
    const { answer } = match.command({ id: `${n}`, seat, decision: decision.id, act }, n);
    if (!answer.ok) throw new Error(answer.refusal.key);
  }
}

describe.each(ids)('%s', (id) => {
  test('plays a whole match at a table; its record verifies and its log loads', async () => {
    const game = await load(id);
    for (const people of game.meta.seatCounts) {
      const match = Match.begin(createSetup({ people, options: optionsFor(game, people) }), { game });
      playThrough(match);
      expect(match.log.some(({ kind }) => kind === 'undo')).toBe(true);
      const record = parseRecord(writeRecord(match.record()), [game.meta]);
      expect(verify(game, record)).toEqual([]);
      const loaded = Match.load(match.setup, parseLog(JSON.parse(JSON.stringify(match.log))), { game });
      for (const viewer of listViewers(match)) {
        expect(JSON.stringify(loaded.snapshot(viewer))).toBe(JSON.stringify(match.snapshot(viewer)));
        expect(() => game.parseView(match.snapshot(viewer).situation.view)).not.toThrow();
      }
    }
  });

  test('the score curve agrees with the positions of the log, also after moves that were taken back', async () => {
    const game = await load(id);
    const people = game.meta.seatCounts[0] ?? 2;
    const match = Match.begin(createSetup({ people, options: optionsFor(game, people) }), { game });
    const early = match.scoreCurve();
    playThrough(match);
    const curve = match.scoreCurve();
    expect(curve.slice(0, early.length)).toEqual(early);
    const scoresAt = (index: number) => curve.findLast((point) => point.index <= index)?.scores;
    for (let index = -1; index < match.entryCount - 1; index++)
      expect(scoresAt(index)).toEqual(game.scoreSoFar?.(match.past('spectator', index)).scores);
    expect(scoresAt(match.entryCount - 1)).toEqual(match.outcome?.scores);
    expect(curve.length).toBeGreaterThan(2);
  });
});
