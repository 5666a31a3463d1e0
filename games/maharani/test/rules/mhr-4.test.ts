import { describe, expect, it } from 'vitest';
import { quarterPay } from '../../rules/index.ts';
import { bring, build, END, make, N, only, PEACOCK, quarter, S, space } from './support.ts';

const HERE = Object.keys(PEACOCK);

describe('MHR-4 evaluation of a quarter', () => {
  it.each([
    [1, 4],
    [2, 6],
    [3, 9],
    [4, 13],
    [5, 18],
    [6, 24],
  ])('MHR-4 pays %i workers %i gold', (count, gold) => {
    const workers = Object.fromEntries(HERE.slice(0, count).map((where) => [where, 2]));
    const state = build({ lay: PEACOCK, workers });
    expect(quarterPay(state, quarter('peacock'))).toEqual([0, gold, 0, 0]);
    const events = make(state, bring(state, 0, 'ruby', 'H4', S), END);
    expect(only(events, 'paid')).toEqual([
      { kind: 'paid', seat: 1, quarter: 0, colour: null, workers: count, gold },
    ]);
    expect([state.gold[1], state.ledger[1 * 4 + 2]]).toEqual([gold, gold]);
  });

  it('MHR-4 pays nothing to seats without a worker there', () => {
    const state = build({ lay: PEACOCK });
    const events = make(state, bring(state, 0, 'ruby', 'H4', S), END);
    expect(only(events, 'quarter')).toEqual([{ kind: 'quarter', quarter: 0, finished: true }]);
    expect(only(events, 'paid')).toEqual([]);
    expect(only(events, 'home')).toEqual([]);
  });

  it('MHR-4 pays each colour of two seats separately', () => {
    const workers = { E1: 0, F1: 0, G1: 1, E2: 2, F2: 3 };
    const state = build({ players: 2, lay: PEACOCK, workers });
    expect(quarterPay(state, 0)).toEqual([6 + 4, 4 + 4]);
    const events = make(state, bring(state, 0, 'ruby', 'H4', S), END);
    expect(only(events, 'paid').map(({ seat, colour, gold }) => [seat, colour, gold])).toEqual([
      [0, 0, 6],
      [0, 1, 4],
      [1, 0, 4],
      [1, 1, 4],
    ]);
    expect(state.gold).toEqual([1 + 10, 8]);
  });

  it('MHR-4 returns all workers of the quarter to the supply; its tiles and other workers stay', () => {
    const lay = { ...PEACOCK, G5: 'saffron' };
    const state = build({ lay, workers: { E1: 0, G4: 0, H3: 6, G5: 0 } });
    const tiles = [...state.board];
    const events = make(state, bring(state, 0, 'ruby', 'H4', N), END);
    expect(only(events, 'home')).toEqual([
      { kind: 'home', quarter: 0, spaces: ['E1', 'H3', 'G4', 'H4'].map(space) },
    ]);
    expect(state.supply).toEqual([7, 0, 8, 0, 8, 0, 8, 0]);
    expect(state.workers[space('G5')]).toBe(0);
    expect(state.board.filter((item, i) => item !== tiles[i])).toHaveLength(1);
  });

  it('MHR-4 makes returned workers available again', () => {
    const state = build({ lay: PEACOCK, workers: { E1: 0 } }, { supply: [0, 0, 8, 0, 8, 0, 8, 0] });
    make(state, bring(state, 0, 'ruby', 'H4', S), END);
    state.seat = 0;
    expect(only(make(state, bring(state, 0, 'ruby', 'A4', N)), 'worker')).toHaveLength(1);
  });
});
