import type { Game, GameEvent } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { checkGame } from './check-game.ts';
import { LAWS } from './law.ts';
import { formatFailure, type Report } from './report.ts';
import type { CheckSettings } from './settings.ts';

/** Defines one vitest test per law for a game. The first test plays all matches; the others reuse its report. */
export function conformance<S extends V, V, M, E extends GameEvent, O>(
  game: Game<S, V, M, E, O>,
  settings: CheckSettings<S, M, E> = {},
): void {
  let report: Report | null = null;
  const listFailures = (law: string): string[] => {
    report ??= checkGame(game, settings);
    return report.failures.filter((failure) => failure.law === law).map(formatFailure);
  };
  describe(`${game.meta.id} ${game.meta.rules} keeps the laws of all games`, () => {
    it.each(Object.entries(LAWS))('%s: %s', { timeout: 120_000 }, (law) => {
      expect(listFailures(law)).toEqual([]);
    });
  });
}
