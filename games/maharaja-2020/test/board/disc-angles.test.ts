import { describe, expect, test } from 'vitest';
import {
  actionAt,
  nearestAngle,
  nextAction,
  pointAngle,
  WEDGE,
} from '../../../kingdom/board/model/disc-angles.ts';
import { maharaja2020, previewActions, previewTurn } from '../../rules/index.ts';
import { steps } from './games.ts';

const planning = steps.filter(({ before }) => before.phase === 'plan');

describe('the disc', () => {
  test('an angle points at the nearest action, across the top too', () => {
    expect(actionAt(0)).toBe(0);
    expect(actionAt(-21)).toBe(8);
    expect(actionAt(339)).toBe(8);
    expect(actionAt(3 * WEDGE + 19)).toBe(3);
    for (let action = 0; action < 9; action++) {
      const radians = ((action * WEDGE - 90) * Math.PI) / 180;
      expect(actionAt(pointAngle(Math.cos(radians), Math.sin(radians)))).toBe(action);
    }
  });

  test('an arrow always turns the short way', () => {
    for (let from = -720; from <= 720; from += 35)
      for (let action = 0; action < 9; action++) {
        const to = nearestAngle(from, action);
        expect(actionAt(to)).toBe(action);
        expect(Math.abs(to - from)).toBeLessThanOrEqual(180);
      }
  });

  test('keys turn an arrow both ways', () => {
    expect(nextAction(null, 1)).toBe(0);
    expect(nextAction(8, 1)).toBe(0);
    expect(nextAction(0, -1)).toBe(8);
  });
});

describe('an action preview', () => {
  test('is possible if and only if a step of the action is legal, at once or after a journey', () => {
    const met = planning.flatMap(({ before, seat }) =>
      previewActions(before, seat).map((preview) => {
        const acting = previewTurn(before, seat, [preview.action]);
        const here = maharaja2020
          .legalMoves(acting, seat)
          .some((move) =>
            move.type === 'character' ? preview.action === 7 : 'by' in move && move.by === preview.action,
          );
        return { preview, here };
      }),
    );
    for (const { here, preview } of met) {
      const { possible, toll, refusal } = preview;
      expect(possible || !here).toBe(true);
      expect(refusal === null).toBe(possible);
      expect(here && toll > 0).toBe(false);
    }
    expect(met.some(({ preview }) => !preview.possible)).toBe(true);
    expect(met.some(({ preview }) => preview.toll > 0)).toBe(true);
  });
});
