import { at, randomBelow, seededDeal, seededRng } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import type { PlacementPreview, State, View } from '../../rules/index.ts';
import { maharani, placements, spaceRefusal, workerChoices } from '../../rules/index.ts';
import { bring, build, E, END, make, only, PEACOCK, placing, quarter, S, space } from './support.ts';

const on = (position: View, slot: number, where: string): PlacementPreview | undefined =>
  placements(maharani, position, position.seat, slot).find((one) => one.space === space(where));

describe('placements', () => {
  it('shows area gold, marker and rotations of each space on which the tile can be placed', () => {
    const state = build({ rondel: ['ruby-5', 'pearl-1'], lay: { G4: 'ruby' } });
    expect(on(state, 0, 'H4')).toEqual({
      slot: 0,
      space: space('H4'),
      quarter: quarter('peacock'),
      gold: 2,
      best: 2,
      marker: null,
      finishes: false,
      rotations: [
        {
          move: { type: 'place', slot: 0, space: space('H4'), turn: 0 },
          quarterTurns: 0,
          arrow: S,
          workers: [],
          noneLeft: false,
          pay: null,
        },
      ],
    });
    expect(on(state, 0, 'A4')?.marker).toBe(quarter('peacock'));
    expect(on(state, 0, 'G4')).toBeUndefined();
    expect(
      on(state, 1, 'F2')
        ?.rotations.map(({ arrow }) => arrow)
        .toSorted((a, b) => a - b),
    ).toEqual([0, 1, 2, 3]);
  });

  it('shows only the tile’s own quarter once the marker is down, and nothing for an empty slot or another seat', () => {
    const state = build({ rondel: ['ruby-5', null] }, { markers: [0, 15, 15, 15] });
    expect(new Set(placements(maharani, state, 0, 0).map((one) => one.quarter))).toEqual(new Set([0]));
    expect(placements(maharani, state, 0, 1)).toEqual([]);
    expect(placements(maharani, state, 1, 0)).toEqual([]);
  });

  it('shows a new worker, a moved one with its old space, and that none is left', () => {
    const state = build({ rondel: ['ruby-3'], lay: { G4: 'pearl' }, workers: { G4: 0 } });
    const fresh = { move: null, colour: 0, from: null, gold: 2, pay: null };
    expect(on(state, 0, 'H4')).toMatchObject({ gold: 1, best: 3, rotations: [{ workers: [fresh] }] });
    const moving = build({ rondel: ['ruby-3'], lay: { E3: 'ruby' }, workers: { E3: 0 } });
    expect(on(moving, 0, 'H4')?.rotations[0]?.workers).toMatchObject([{ from: space('E3'), gold: 1 }]);
    state.supply[0] = 0;
    expect(on(state, 0, 'H4')?.rotations[0]).toMatchObject({ workers: [], noneLeft: true });
  });

  it('shows what each seat would be paid if the tile finishes the quarter', () => {
    const state = build({ rondel: ['ruby-3'], lay: PEACOCK, workers: { E1: 2, F1: 2, G1: 0 } });
    const preview = on(state, 0, 'H4');
    expect(preview?.finishes).toBe(true);
    expect(preview?.rotations[0]?.workers[0]?.pay).toEqual([6, 6, 0, 0]);
    expect(
      on(build({ rondel: ['ruby-5'], lay: PEACOCK, workers: { E1: 2 } }), 0, 'H4')?.rotations[0]?.pay,
    ).toEqual([0, 4, 0, 0]);
  });

  it('shows both colours to choose from with two seats (MHR-3.5), before and after the placement', () => {
    const state = build({ players: 2, rondel: ['ruby-3'], lay: { G4: 'pearl' }, workers: { G4: 1 } });
    const choices = [
      { move: { type: 'worker', how: 'put', colour: 0 }, colour: 0, from: null, gold: 1, pay: null },
      { move: { type: 'worker', how: 'put', colour: 1 }, colour: 1, from: null, gold: 2, pay: null },
    ];
    expect(on(state, 0, 'H4')).toMatchObject({ best: 3, rotations: [{ workers: choices }] });
    expect(workerChoices(maharani, state, 0)).toEqual([]);
    make(state, placing(state, 0, 'H4'));
    expect(workerChoices(maharani, state, 0)).toEqual(choices);
    expect(workerChoices(maharani, state, 1)).toEqual([]);
  });

  it('predicts from a view what happens, throughout matches, and changes nothing', () => {
    for (const players of [2, 3, 4]) {
      const rng = seededRng('preview', String(players));
      const state = maharani.setup({}, players, seededDeal(`preview ${players}`));
      for (let i = 0; i < 1000 && state.over === 0; i++) {
        const legal = maharani.legalMoves(state, state.seat);
        const move = at(legal, randomBelow(rng, legal.length));
        const predicted =
          move.type === 'place' ? summarizePreview(state, move.slot, move.space, move.turn) : null;
        const actual = summarizeResult(state, move);
        expect(move.type === 'place' ? actual : null).toEqual(predicted);
      }
    }
  });
});

/** Summarizes a preview: gold, marker, workers and filled quarter. */
function summarizePreview(state: State, slot: number, where: number, quarterTurns: number): unknown {
  const view = maharani.view(state, state.seat);
  const before = JSON.stringify(view);
  const preview = placements(maharani, view, state.seat, slot).find((one) => one.space === where);
  expect(JSON.stringify(view)).toBe(before);
  const here = preview?.rotations.find((one) => one.quarterTurns === quarterTurns);
  const gold = here?.workers.map((worker) => worker.gold);
  return [preview?.gold, preview?.marker, preview?.finishes, gold];
}

/** Summarizes the same from making the move; worker choices are made on copies. */
function summarizeResult(state: State, move: Parameters<typeof make>[1]): unknown {
  const filled = state.filled.length;
  const events = make(state, move);
  const [placed] = only(events, 'tile');
  const choices =
    state.pending < 0
      ? events
      : maharani.legalMoves(state, state.seat).flatMap((one) => make(maharani.clone(state), one));
  const gold = only(choices, 'worker').map((event) => event.gold);
  return [placed?.gold, placed?.marker, state.filled.length > filled, gold];
}

describe('spaceRefusal', () => {
  it('is null if and only if a space is legal, and otherwise a reason for any rotation of the tile', () => {
    const state = build({ rondel: ['ruby-5', 'saffron-8', 'emerald-9', 'pearl-1'], lay: { G4: 'ruby' } });
    state.markers[0] = 0b1010;
    for (const slot of [0, 1, 2, 3]) {
      const lit = new Set(placements(maharani, state, 0, slot).map((one) => one.space));
      for (let where = 0; where < 56; where++)
        expect(spaceRefusal(maharani, state, 0, slot, where) === null).toBe(lit.has(where));
    }
    expect(spaceRefusal(maharani, state, 0, 0, space('G4'))?.key).toBe('refusal.spaceTaken');
    expect(spaceRefusal(maharani, state, 0, 0, space('A4'))?.key).toBe('refusal.markerDown');
    expect(spaceRefusal(maharani, state, 0, 0, space('F2'))?.key).toBe('refusal.columns');
    make(state, bring(state, 0, 'ruby', 'H4', E), END);
    expect(spaceRefusal(maharani, state, 0, 0, space('A4'))?.key).toBe('refusal.notYourTurn');
  });
});
