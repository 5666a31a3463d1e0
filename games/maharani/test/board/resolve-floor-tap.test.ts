import { at } from '@durbar/kernel';
import { describe, expect, test } from 'vitest';
import { FLOOR_CENTRE, FLOOR_SIZE, plateCorner, slotCentre, spaceCentre } from '../../board/model/floor.ts';
import { optionPoints } from '../../board/model/floor-view.ts';
import { type FloorTapInput, resolveFloorTap } from '../../board/model/resolve-floor-tap.ts';
import { maharani, workerChoices } from '../../rules/index.ts';
import { steps } from './games.ts';

const floor: FloorTapInput = {
  rotation: 0,
  arrow: 2,
  targets: [],
  options: [],
  pending: -1,
  scale: 390 / 820,
  maxZoom: 2,
};

describe('a tap on the floor', () => {
  test('takes a target space, even from just beside it', () => {
    const targets = { ...floor, targets: [10, 30] };
    const { x, y } = spaceCentre(10, 0);
    expect(resolveFloorTap(targets, { x, y })).toEqual({ kind: 'lit', space: 10 });
    expect(resolveFloorTap(targets, { x: x + 58, y })).toEqual({ kind: 'lit', space: 10 });
  });

  test('explains a space that is not a target', () => {
    expect(resolveFloorTap({ ...floor, targets: [10] }, spaceCentre(40, 0))).toEqual({
      kind: 'space',
      space: 40,
    });
  });

  test('needs no enlarging on a phone of 390 px; on a smaller one close targets do', () => {
    const targets = { ...floor, targets: [10, 11] };
    const point = spaceCentre(10, 0);
    expect(resolveFloorTap(targets, point)).toEqual({ kind: 'lit', space: 10 });
    expect(resolveFloorTap({ ...targets, scale: 340 / 820 }, point)).toEqual({ kind: 'enlarge' });
    expect(resolveFloorTap({ ...targets, scale: 680 / 820, maxZoom: 1 }, point)).toEqual({
      kind: 'lit',
      space: 10,
    });
  });

  test('takes a tile of the rondel, shows a quarter, or deselects', () => {
    for (const slot of [0, 1, 2, 3])
      expect(resolveFloorTap(floor, slotCentre(slot, floor.arrow))).toEqual({ kind: 'slot', slot });
    const { x, y } = plateCorner(2, 0);
    expect(resolveFloorTap(floor, { x: x + 50, y: y + 50 })).toEqual({ kind: 'plate', quarter: 2 });
    expect(resolveFloorTap(floor, { x: FLOOR_SIZE + 20, y: FLOOR_CENTRE })).toEqual({ kind: 'nothing' });
  });

  test('chooses a worker by its disc or on its space', () => {
    const moving = steps
      .map(({ before }) => before)
      .find(
        (state) =>
          state.pending >= 0 && workerChoices(maharani, state, state.seat).some(({ from }) => from !== null),
      );
    if (!moving) throw new Error('the games have one');
    const options = workerChoices(maharani, moving, moving.seat);
    const asked = { ...floor, options, pending: moving.pending };
    optionPoints(moving.pending, options.length, 0).forEach((point, index) =>
      expect(resolveFloorTap(asked, point)).toEqual({ kind: 'option', index }),
    );
    const index = options.findIndex(({ from }) => from !== null);
    const stands = spaceCentre(at(options, index).from ?? -1, 0);
    expect(['option']).toContain(resolveFloorTap(asked, stands).kind);
  });
});
