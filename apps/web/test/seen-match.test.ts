import { ids, loadVersions } from '@durbar/games';
import { type Game, type MatchRecord, seededRng, type Viewer } from '@durbar/kernel';
import { legalFallback, Match } from '@durbar/table';
import { expect, test } from 'vitest';
import { isMatchSeen, type SeenMatch } from '../src/table/seen-match.ts';

/* The record of a match is compared with what a page was shown of it. */

/** A match of random moves, of which some are taken back, that is called off in the end. */
function played(game: Game, seed: string): Match {
  const seats = [0, 1, 2].map((seat) => ({ id: `p${seat}`, control: 'person' as const }));
  const setup = { table: 't', options: {}, seats, secret: '5c'.repeat(32) };
  const match = Match.begin(setup, { game });
  const rng = seededRng(seed, 'moves');
  for (let step = 0; step < 120; step++) {
    for (const { seat, decision, view } of match.awaiting()) {
      const act = { kind: 'move' as const, move: legalFallback(game, view, seat, rng) };
      match.command({ id: `m${step}`, seat, decision: decision.id, act }, step);
    }
    const [next] = match.awaiting();
    if (next && step % 5 === 0)
      match.command(
        { id: `u${step}`, seat: next.seat, decision: next.decision.id, act: { kind: 'undo' } },
        step,
      );
  }
  match.command({ id: 'pause', seat: 0, act: { kind: 'pause' } }, 1000);
  match.command({ id: 'end', seat: null, act: { kind: 'abandon' } }, 1000);
  return match;
}

/** What a page has of it. */
function seen(match: Match, viewer: Viewer): SeenMatch {
  const { log, situation } = match.snapshot(viewer);
  const view = match.game.parseView(JSON.parse(JSON.stringify(situation.view)));
  return { viewer, log, situation: { ...situation, view } };
}

const viewers: readonly Viewer[] = [0, 1, 2, 'spectator'];

test.each(ids)(
  'of %s, in every rules version, and not taken for another',
  { timeout: 60_000 },
  async (id) => {
    for (const game of await loadVersions(id)) {
      const match = played(game, 'one');
      const record = match.record();
      const other = played(game, 'two').record();
      expect(other.dealt).toEqual(record.dealt);
      for (const viewer of viewers) {
        const shown = seen(match, viewer);
        expect(isMatchSeen(game, record, shown)).toBe(true);
        expect(isMatchSeen(game, record, { ...shown, log: shown.log.slice(5) })).toBe(true);
        expect(isMatchSeen(game, other, shown)).toBe(false);
        expect(isMatchSeen(game, cutShort(record), shown)).toBe(false);
      }
    }
  },
);

/** A record with its last move left out. */
function cutShort(record: MatchRecord): MatchRecord {
  const last = record.entries.findLastIndex((entry) => 'move' in entry || 'undo' in entry);
  return { ...record, entries: record.entries.filter((_, index) => index !== last) };
}
