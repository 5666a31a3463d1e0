import { expect, test } from 'vitest';
import type { MaharaniBoardState } from '../../board/board-context.ts';
import { createHandlers, type MaharaniDraft } from '../../board/handlers.ts';
import { EMPTY_SELECTION, listSlotTargets } from '../../board/model/selection.ts';
import { listTargets } from '../../board/model/targets.ts';
import { maharani, type View } from '../../rules/index.ts';
import { placingStates } from './games.ts';

/** The changes and announcements when the seat in turn presses a rondel slot. */
function pressed(position: View, slot: number, selection = EMPTY_SELECTION) {
  const changes: Partial<MaharaniDraft>[] = [];
  const said: string[] = [];
  const targetsBySlot = listTargets(maharani, position, position.seat);
  const facts: MaharaniBoardState = {
    rules: maharani,
    position,
    seats: [],
    floorRotation: 0,
    bottomSeat: position.seat,
    layout: 'tall',
    decidingSeat: position.seat,
    decisionKind: position.placed === 0 ? 'start' : 'more',
    busy: false,
    isLookingBack: false,
    isPlanningAhead: false,
    ranks: null,
    isOver: false,
    isSpectator: false,
    targetsBySlot,
    selection,
    targets: listSlotTargets(selection, targetsBySlot),
    preview: null,
    workerOptions: [],
    nextAction: 'nothing',
    reason: null,
    quarter: null,
    zoomCentre: null,
    undoRefusal: null,
    isTipRead: false,
  };
  createHandlers({
    facts,
    actingSeat: position.seat,
    changeDraft: (change) => changes.push(change),
    playMove: () => expect.unreachable('a press on the rondel is no move'),
    undo: () => undefined,
    announce: ({ key }) => said.push(key),
    showSeat: () => undefined,
  }).selectTile(slot);
  return { changes, said };
}

test('pressing an empty slot selects nothing, and the reason says that it is empty', () => {
  const emptied = placingStates.filter(({ rondel }) => rondel.includes(-1));
  expect(emptied.length).toBeGreaterThan(10);
  for (const state of emptied) {
    const slot = state.rondel.indexOf(-1);
    const { changes, said } = pressed(state, slot);
    expect(changes).toHaveLength(1);
    expect(changes[0]).toEqual({
      reason: {
        message: { clause: 'MHR-2.2', key: 'refusal.slotEmpty', values: { slot: slot + 1 } },
        clause: 'MHR-2.2',
      },
    });
    expect(said).toEqual(['refusal.slotEmpty']);
  }
});

test('pressing a slot with a tile selects the tile, and pressing it again deselects it', () => {
  const state = placingStates.find(({ rondel }) => !rondel.includes(-1));
  if (!state) throw new Error('every game begins with a full rondel');
  const selected = { slot: 2, space: null, arrow: null };
  expect(pressed(state, 2).changes).toMatchObject([{ selection: selected }]);
  expect(pressed(state, 2, selected).changes).toMatchObject([{ selection: EMPTY_SELECTION }]);
});
