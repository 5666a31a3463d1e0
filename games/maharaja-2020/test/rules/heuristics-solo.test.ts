import { at, play, seededDeal, seededRng } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules/heuristics/evaluate.ts';
import { maharaja2020 } from '../../rules/index.ts';
import { STEP, solo } from './solo.ts';

describe('the estimate of a solo game', () => {
  it('is the final margin once the match is over, with Brahmabot’s own rows', () => {
    for (const finalScoring of ['standard', 'majority3', 'presence1', 'shrinesLeft']) {
      const over = solo(
        {
          options: { finalScoring },
          prestige: [20, 9],
          coins: [5, 12],
          hand: [0, 0],
          supply: [2, 0],
          shrines: { puri: [1, 2], delhi: [2, 1] },
          sites: { lahore: [0, 1] },
        },
        { phase: 'over', seat: -1 },
      );
      const [human = 0, own = 0] = maharaja2020.outcome(over)?.scores ?? [];
      expect(evaluate(over, 0)).toBeCloseTo(human - own, 5);
      expect(evaluate(over, 1)).toBeCloseTo(own - human, 5);
    }
  });

  it('includes Brahmabot’s prestige in scorings: a lead lost to it costs more than coins and a majority', () => {
    const worth = (lahore: readonly number[], maharaja: string) =>
      evaluate(solo({ maharaja, shrines: { lahore } }, { notBegun: [-1, -1] }), 0);
    const next = worth([3, 2], 'lahore') - worth([2, 3], 'lahore');
    // Six coins, 4 prestige instead of 1, and most of a majority.
    expect(next).toBeGreaterThan(5);
    expect(next).toBeGreaterThan(worth([3, 2], 'delhi') - worth([2, 3], 'delhi') + 1);
  });

  it('counts the pending scoring while Brahmabot plays', () => {
    const state = solo({ seat: 1, later: [], maharaja: 'lahore', shrines: { lahore: [3, 0] } });
    expect(evaluate(state, 0)).toBeGreaterThan(
      evaluate(solo({ seat: 1, later: [], maharaja: 'delhi' }), 0) + 1,
    );
  });
});

describe('heuristics in a solo game', () => {
  it('weigh every choice of a match, on views and on determinized states', () => {
    const state = maharaja2020.setup(
      maharaja2020.parseOptions({ solo: 'medium' }, 1),
      1,
      seededDeal('hints'),
    );
    const rng = seededRng('hints', 'solo');
    const kinds = new Set<string>();
    for (let i = 0; maharaja2020.active(state).length > 0; i++) {
      const seat = at(maharaja2020.active(state), 0);
      kinds.add(state.phase);
      const moves = [...maharaja2020.legalMoves(state, seat)];
      const view = maharaja2020.view(state, 0);
      const weights = maharaja2020.heuristics?.movePriors?.(view, seat, moves) ?? [];
      expect(weights).toHaveLength(moves.length);
      expect(Math.min(...weights)).toBeGreaterThan(0);
      expect(weights.every(Number.isFinite)).toBe(true);
      expect(Number.isFinite(evaluate(maharaja2020.determinize(view, 0, rng), 0))).toBe(true);
      play(maharaja2020, state, seat, at(moves, (i * 7) % moves.length));
    }
    expect(kinds).toContain('brahmabot');
  });

  it('steps of Brahmabot are ignored, because they are not chosen', () => {
    const state = solo({ seat: 1, later: [0] });
    expect(maharaja2020.heuristics?.movePriors?.(state, 1, [STEP])).toHaveLength(1);
    expect(maharaja2020.legalMoves(state, 0)).toEqual([]);
  });
});
