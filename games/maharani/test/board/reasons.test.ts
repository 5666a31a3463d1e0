import { at } from '@durbar/kernel';
import { describe, expect, test } from 'vitest';
import { listTargets, moveReason, spaceReason, tileReason } from '../../board/model/targets.ts';
import { maharani, SPACES } from '../../rules/index.ts';
import { placingStates, steps } from './games.ts';

const some = placingStates.filter((_, i) => i % 4 === 0);

describe('reasons', () => {
  test('every space that is not a target gives a reason with its clause; a target gives none', () => {
    for (const state of some) {
      const offers = listTargets(maharani, state, state.seat);
      for (const slot of [0, 1, 2, 3])
        SPACES.forEach((_, space) => {
          const note = spaceReason(maharani, state, state.seat, slot, space);
          const targets = at(offers, slot).some((placement) => placement.space === space);
          expect(note === null).toBe(targets);
          expect(note?.clause ?? 'MHR-').toMatch(/^MHR-/);
        });
    }
  });

  test('a tile that fits nowhere names the marker that keeps it in its quarter', () => {
    const keys = new Set<string>();
    for (const state of placingStates) {
      const offers = listTargets(maharani, state, state.seat);
      for (const slot of [0, 1, 2, 3]) {
        const note = tileReason(maharani, state, state.seat, slot);
        expect(note === null).toBe(at(offers, slot).length > 0);
        if (note) keys.add(note.message.key);
      }
    }
    expect([...keys].toSorted()).toEqual(['refusal.markerDown', 'refusal.slotEmpty']);
  });

  test('without a selected tile, a free space asks for one and a taken one has no reason', () => {
    const state = at(some, 3);
    const free = state.board.findIndex((item) => item < 0);
    expect(spaceReason(maharani, state, state.seat, null, free)?.message.key).toBe('mhr.reason.takeFirst');
    const busy = at(placingStates, placingStates.length - 1);
    const taken = busy.board.findIndex((item) => item >= 0);
    expect(spaceReason(maharani, busy, busy.seat, null, taken)).toBeNull();
  });

  test('a reason that applies to all tiles is about the turn: not the seat’s turn, two placed, a worker to choose', () => {
    const state = at(some, 3);
    const other = (state.seat + 1) % state.players;
    expect(tileReason(maharani, state, other, 0)?.message.key).toBe('refusal.notYourTurn');
    expect(spaceReason(maharani, state, other, null, 20)?.message.key).toBe('refusal.notYourTurn');
    const done = steps.find(({ before }) => before.placed === 2 && before.pending < 0)?.before;
    const pending = steps.find(({ before }) => before.pending >= 0)?.before;
    if (!done || !pending) throw new Error('the games have both');
    expect(tileReason(maharani, done, done.seat, 1)?.message.key).toBe('refusal.twoPlaced');
    expect(tileReason(maharani, pending, pending.seat, 1)?.message.key).toBe('refusal.workerPending');
    expect(spaceReason(maharani, pending, pending.seat, null, 20)?.message.key).toBe('refusal.workerPending');
  });

  test('actions have the reasons of the rules', () => {
    for (const state of some) {
      const note = moveReason(maharani, state, state.seat, { type: 'end' });
      expect(note?.message.key).toBe(maharani.refusal(state, state.seat, { type: 'end' })?.key);
    }
  });
});
