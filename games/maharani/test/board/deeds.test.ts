import { expect, test } from 'vitest';
import { deedsOf } from '../../board/deeds.ts';
import type { DeskFacts } from '../../board/desk.ts';
import { litOf, NOTHING_CHOSEN } from '../../board/model/choice.ts';
import { offersOf } from '../../board/model/offers.ts';
import type { Draft } from '../../board/useDraft.ts';
import type { View } from '../../rules/index.ts';
import { placingStates } from './games.ts';

/** What pressing a rondel place changes for the seat whose turn it is, and what is said. */
function pressed(position: View, slot: number, choice = NOTHING_CHOSEN) {
  const changes: Partial<Draft>[] = [];
  const said: string[] = [];
  const offers = offersOf(position, position.seat);
  const facts: DeskFacts = {
    position,
    seats: [],
    turn: 0,
    bottom: position.seat,
    layout: 'tall',
    me: position.seat,
    kind: position.placed === 0 ? 'start' : 'more',
    busy: false,
    past: false,
    ranks: null,
    over: false,
    watching: false,
    offers,
    choice,
    lit: litOf(choice, offers),
    aim: null,
    options: [],
    next: 'nothing',
    note: null,
    quarter: null,
    zoom: null,
    undoRefusal: null,
  };
  deedsOf({
    facts,
    asked: position.seat,
    change: (change) => changes.push(change),
    act: () => expect.unreachable('a press on the rondel is no move'),
    undo: () => undefined,
    tell: ({ key }) => said.push(key),
    openSeat: () => undefined,
  }).take(slot);
  return { changes, said };
}

test('nothing comes in hand from a place whose tile was placed: it says that it is empty', () => {
  const emptied = placingStates.filter(({ rondel }) => rondel.includes(-1));
  expect(emptied.length).toBeGreaterThan(10);
  for (const state of emptied) {
    const slot = state.rondel.indexOf(-1);
    const { changes, said } = pressed(state, slot);
    expect(changes).toHaveLength(1);
    expect(changes[0]).toEqual({
      note: {
        message: { clause: 'MHR-2.2', key: 'refusal.slotEmpty', values: { slot: slot + 1 } },
        clause: 'MHR-2.2',
      },
    });
    expect(said).toEqual(['refusal.slotEmpty']);
  }
});

test('a tile comes in hand from any other place, and goes back when it is pressed again', () => {
  const state = placingStates.find(({ rondel }) => !rondel.includes(-1));
  if (!state) throw new Error('every game begins with a full rondel');
  const inHand = { slot: 2, space: null, arrow: null };
  expect(pressed(state, 2).changes).toMatchObject([{ choice: inHand }]);
  expect(pressed(state, 2, inHand).changes).toMatchObject([{ choice: NOTHING_CHOSEN }]);
});
