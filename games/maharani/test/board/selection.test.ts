import { at } from '@durbar/kernel';
import { describe, expect, test } from 'vitest';
import {
  bestTarget,
  cancelSelection,
  EMPTY_SELECTION,
  findPreview,
  listSlotTargets,
  moveSelection,
  rotateSelection,
  selectSpace,
  toggleSlot,
} from '../../board/model/selection.ts';
import {
  bestSecond,
  chooseRotation,
  classifyWorkerChange,
  hasRotationChoice,
  listTargets,
  nextRotation,
  placementGain,
  suggestNextAction,
} from '../../board/model/targets.ts';
import { type Event, maharani, type PlacementPreview, placements } from '../../rules/index.ts';
import { placingStates, steps } from './games.ts';

/** Every legal placement in some positions of the games, with its position. */
const offered = placingStates.flatMap((state) =>
  listTargets(maharani, state, state.seat).flatMap((list) => list.map((placement) => ({ state, placement }))),
);

const free = offered.find(({ placement }) => placement.rotations.length === 4);
const forced = offered.find(({ placement }) => placement.rotations.length === 1);

describe('legal targets', () => {
  test('are the placements that the rules allow, with the gold that the move then earns', () => {
    expect(offered.length).toBeGreaterThan(500);
    for (const { state, placement } of offered.filter((_, i) => i % 5 === 0)) {
      const way = chooseRotation(placement, state.seat, null);
      if (way.workers.length > 1) continue;
      const after = maharani.clone(state);
      maharani.apply(after, state.seat, way.move);
      expect(at(after.gold, state.seat) - at(state.gold, state.seat)).toBe(placementGain(placement, way));
    }
  });

  test('rotate a free tile so that it earns most', () => {
    // If the tile fills the quarter, the payout counts too and may be larger.
    const plain = offered.filter(({ placement }) => !placement.finishes);
    const worse = plain.filter(({ state, placement }) => {
      const best = Math.max(...placement.rotations.map((rotation) => placementGain(placement, rotation)));
      return placementGain(placement, chooseRotation(placement, state.seat, null)) < best;
    });
    expect(plain.length).toBeGreaterThan(500);
    expect(worse).toEqual([]);
  });

  test('rotate the tile as the player wants if the columns allow it', () => {
    if (!free || !forced) throw new Error('the games have both');
    for (const arrow of [0, 1, 2, 3])
      expect(chooseRotation(free.placement, free.state.seat, arrow).arrow).toBe(arrow);
    const only = at(forced.placement.rotations, 0);
    const other = (only.arrow + 1) & 3;
    expect(chooseRotation(forced.placement, forced.state.seat, other)).toBe(only);
    expect(hasRotationChoice(forced.placement)).toBe(false);
    expect(hasRotationChoice(free.placement)).toBe(true);
  });

  test('go through all rotations and return to the first', () => {
    if (!free) throw new Error('the games have one');
    const { placement } = free;
    let way = at(placement.rotations, 0);
    const seen = new Set<number>();
    for (let i = 0; i < 4; i++) {
      seen.add(way.quarterTurns);
      way = nextRotation(placement, way, 1);
    }
    expect(seen.size).toBe(4);
    expect(way).toBe(at(placement.rotations, 0));
    expect(nextRotation(placement, way, -1)).toBe(at(placement.rotations, 3));
  });

  test('say what happens to a worker', () => {
    const signs = new Set(
      offered.map(({ state, placement }) =>
        classifyWorkerChange(chooseRotation(placement, state.seat, null)),
      ),
    );
    expect([...signs].toSorted()).toEqual(['choice', 'move', 'new', 'none']);
  });
});

describe('the next action', () => {
  test('is a tile first, and the end of the turn once nothing more is possible', () => {
    const answers = new Set<string>();
    for (const { before } of steps) {
      const offers = listTargets(maharani, before, before.seat);
      const kind = maharani.decision(before, before.seat)?.kind ?? null;
      const fits = offers.flat().length > 0 ? 'fits' : 'fits not';
      answers.add(`${kind}, ${fits}: ${suggestNextAction(kind, offers, before.seat)}`);
    }
    expect([...answers].toSorted().filter((answer) => !answer.startsWith('more'))).toEqual([
      'finish, fits not: end',
      'start, fits not: refresh',
      'start, fits: place',
      'worker, fits not: worker',
    ]);
    expect(suggestNextAction(null, [[], [], [], []], 0)).toBe('nothing');
  });

  test('is a second tile only if it earns more than its price', () => {
    const more = steps.filter(({ before }) => maharani.decision(before, before.seat)?.kind === 'more');
    const answers = new Set<string>();
    for (const { before } of more) {
      const offers = listTargets(maharani, before, before.seat);
      const second = bestSecond(offers, before.seat);
      const next = suggestNextAction('more', offers, before.seat);
      expect(next).toBe(second !== null && second > 0 ? 'place' : 'end');
      answers.add(next);
    }
    expect(answers.size).toBe(2);
    expect(bestSecond([[], [], [], []], 0)).toBeNull();
  });
});

describe('the selected tile', () => {
  if (!free) throw new Error('the games have a free tile');
  const { state, placement } = free;
  const { seat } = state;
  const offers = listTargets(maharani, state, seat);
  const inHand = toggleSlot(EMPTY_SELECTION, placement.slot);
  const aimed = selectSpace(inHand, offers, placement.space);

  test('is selected, replaced and deselected', () => {
    expect(inHand).toEqual({ slot: placement.slot, space: null, arrow: null });
    expect(toggleSlot(inHand, placement.slot)).toBe(EMPTY_SELECTION);
    expect(toggleSlot(aimed, (placement.slot + 1) & 3).slot).toBe((placement.slot + 1) & 3);
    expect(listSlotTargets(EMPTY_SELECTION, offers)).toEqual([]);
    expect(listSlotTargets(inHand, offers)).toEqual(placements(maharani, state, seat, placement.slot));
  });

  test('points only at target spaces', () => {
    const dark = state.board.findIndex((item) => item >= 0);
    expect(aimed.space).toBe(placement.space);
    expect(selectSpace(aimed, offers, dark).space).toBeNull();
    expect(findPreview(inHand, offers, seat)).toBeNull();
  });

  test('steps back one level at a time', () => {
    expect(cancelSelection(aimed)).toEqual(inHand);
    expect(cancelSelection(inHand)).toBe(EMPTY_SELECTION);
  });

  test('rotates on its space, and keeps its rotation on the next space that allows it', () => {
    const before = findPreview(aimed, offers, seat);
    const turned = rotateSelection(aimed, offers, seat, 1);
    const after = findPreview(turned, offers, seat);
    expect(after?.rotation.quarterTurns).not.toBe(before?.rotation.quarterTurns);
    expect(rotateSelection(inHand, offers, seat, 1)).toBe(inHand);
    const others = at(offers, placement.slot).filter(({ rotations }) => rotations.length === 4);
    expect(others.length).toBeGreaterThan(1);
    for (const { space } of others)
      expect(findPreview(selectSpace(turned, offers, space), offers, seat)?.rotation.arrow).toBe(
        after?.rotation.arrow,
      );
  });
});

describe('arrow keys', () => {
  test('start at the best space and stay on targets', () => {
    for (const state of placingStates.filter((_, i) => i % 7 === 0)) {
      const offers = listTargets(maharani, state, state.seat);
      const slot = offers.findIndex((list) => list.length > 1);
      if (slot < 0) continue;
      const inHand = toggleSlot(EMPTY_SELECTION, slot);
      const view = { seat: state.seat, rotation: 1 };
      const first = moveSelection(inHand, offers, 'up', view);
      expect(first.space).toBe(bestTarget(inHand, offers, state.seat));
      for (const direction of ['up', 'left', 'down', 'right'] as const) {
        const next = moveSelection(first, offers, direction, view);
        expect(at(offers, slot).map(({ space }) => space)).toContain(next.space);
      }
    }
  });

  test('reach almost every target space from every other; Tab reaches all', () => {
    let reached = 0;
    let all = 0;
    for (const state of placingStates.filter((_, i) => i % 7 === 0)) {
      const offers = listTargets(maharani, state, state.seat);
      for (const [slot, list] of offers.entries()) {
        if (list.length === 0) continue;
        reached += reachable(slot, offers, state.seat);
        all += list.length;
      }
    }
    expect(reached / all).toBeGreaterThan(0.98);
  });
});

function reachable(slot: number, offers: readonly (readonly PlacementPreview[])[], seat: number): number {
  const view = { seat, rotation: 0 };
  const start = moveSelection(toggleSlot(EMPTY_SELECTION, slot), offers, 'up', view);
  const found = [start];
  for (const selection of found)
    for (const direction of ['up', 'down', 'left', 'right'] as const) {
      const next = moveSelection(selection, offers, direction, view);
      if (!found.some(({ space }) => space === next.space)) found.push(next);
    }
  return found.length;
}

test('the games contain every kind of event', () => {
  const kinds = new Set(steps.flatMap(({ events }) => events.map((event: Event) => event.kind)));
  for (const kind of ['tile', 'worker', 'price', 'quarter', 'paid', 'home', 'drawn', 'turn', 'over'] as const)
    expect(kinds).toContain(kind);
});
