import { at } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import type { Move, State } from '../../rules/index.ts';
import { laidTile, maharani, SPACES, TILES } from '../../rules/index.ts';
import { bring, build, E, END, make, N, only, REFRESH, S, space, W, why } from './support.ts';

const put = (colour: number): Move => ({ type: 'worker', how: 'put', colour });
const move = (colour: number): Move => ({ type: 'worker', how: 'move', colour });
/** The worker moves that are legal now, as keys. */
const ways = (state: State) =>
  maharani.legalMoves(state, state.seat).flatMap((one) => (one.type === 'worker' ? [maharani.key(one)] : []));

describe('MHR-3.1 gold for the area', () => {
  const area = (lay: Record<string, string>, where = 'G4'): number => {
    const state = build({ lay });
    const [placed] = only(make(state, bring(state, 0, 'ruby', where, E)), 'tile');
    expect(state.gold[0]).toBe(placed?.gold);
    expect(state.ledger.slice(0, 4)).toEqual([placed?.gold, 0, 0, 0]);
    return placed?.gold ?? 0;
  };

  it('MHR-3.1 pays 1 for a tile alone, or beside other colours only', () => {
    expect(area({})).toBe(1);
    expect(area({ G3: 'pearl', H4: 'pearl', F4: 'pearl', G5: 'pearl' })).toBe(1);
  });

  it('MHR-3.1 pays 1 for each tile of its area, itself included', () => {
    expect(area({ G3: 'ruby' })).toBe(2);
    expect(area({ G3: 'ruby', G2: 'ruby', F4: 'ruby' })).toBe(4);
  });

  it('MHR-3.1 joins tiles by their sides, not by their corners', () => {
    expect(area({ F3: 'ruby', H3: 'ruby' })).toBe(1);
  });

  it('MHR-3.1 does not count tiles of the colour that lie apart', () => {
    expect(area({ G3: 'ruby', A4: 'ruby' })).toBe(2);
  });

  it('MHR-3.1 continues across quarters, and through finished ones', () => {
    expect(area({ G5: 'ruby', F5: 'ruby', F4: 'ruby' })).toBe(4);
    const lion = { F5: 'ruby', G5: 'ruby', H5: 'saffron', E6: 'emerald', F6: 'ruby', G6: 'amethyst' };
    const rest = { H6: 'pearl', E7: 'pearl', F7: 'saffron', G7: 'saffron', H7: 'emerald', E8: 'sapphire' };
    expect(area({ ...lion, ...rest, F8: 'amethyst', G8: 'sapphire' })).toBe(4);
  });

  it('MHR-3.1 counts a ring of tiles once', () => {
    expect(area({ G3: 'ruby', F3: 'ruby', F4: 'ruby' })).toBe(4);
  });
});

describe('MHR-3.2 the arrow calls a worker', () => {
  it('MHR-3.2 places a new one if there is none on this colour in this quarter', () => {
    const state = build({ lay: { G3: 'pearl', A4: 'ruby' }, workers: { G3: 0, A4: 0 } });
    const events = make(state, bring(state, 0, 'ruby', 'G4', N));
    expect(only(events, 'worker')).toEqual([
      { kind: 'worker', seat: 0, colour: null, from: null, space: space('G4'), gold: 2 },
    ]);
    expect(state.workers.filter((worker) => worker === 0)).toHaveLength(3);
    expect(state.supply[0]).toBe(5);
  });

  it('MHR-3.2 moves the one that stands on this colour in this quarter', () => {
    const state = build({ lay: { E3: 'ruby' }, workers: { E3: 0 } });
    const events = make(state, bring(state, 0, 'ruby', 'G4', N));
    expect(only(events, 'worker')).toMatchObject([{ from: space('E3'), space: space('G4'), gold: 1 }]);
    expect([state.workers[space('E3')], state.workers[space('G4')], state.supply[0]]).toEqual([-1, 0, 7]);
  });

  it('MHR-3.2 does not move the workers of others', () => {
    const state = build({ lay: { E3: 'ruby' }, workers: { E3: 2 } });
    make(state, bring(state, 0, 'ruby', 'G4', N));
    expect([state.workers[space('E3')], state.workers[space('G4')]]).toEqual([2, 0]);
  });

  it('MHR-3.2 does nothing if it points to another side', () => {
    for (const side of [E, S, W]) {
      const state = build({});
      expect(make(state, bring(state, 0, 'ruby', 'G4', side)).map(({ kind }) => kind)).toEqual(['tile']);
      expect(state.workers.every((worker) => worker < 0)).toBe(true);
    }
  });

  it('MHR-3.2 calls nobody if no worker is left, but the tile can still be placed', () => {
    const state = build({}, { supply: [0, 0, 8, 0, 8, 0, 8, 0] });
    const events = make(state, bring(state, 0, 'ruby', 'G4', N));
    expect(events.map(({ kind }) => kind)).toEqual(['tile', 'noWorker']);
    expect([state.gold[0], state.pending]).toEqual([1, -1]);
  });

  it('MHR-3.2 still moves a worker if none is left in supply', () => {
    const state = build({ lay: { E3: 'ruby' }, workers: { E3: 0 } }, { supply: [0, 0, 8, 0, 8, 0, 8, 0] });
    make(state, bring(state, 0, 'ruby', 'G4', N));
    expect(state.workers[space('G4')]).toBe(0);
  });
});

describe('MHR-3.3 gold for the group', () => {
  const group = (lay: Record<string, string>, workers: Record<string, number>): number | undefined => {
    const state = build({ lay, workers });
    const [event] = only(make(state, bring(state, 0, 'ruby', 'G4', N)), 'worker');
    expect(state.ledger[1]).toBe(event?.gold);
    return event?.gold;
  };

  it('MHR-3.3 pays 1 for a worker alone, or beside workers of others only', () => {
    expect(group({}, {})).toBe(1);
    expect(group({ G3: 'pearl', H4: 'pearl' }, { G3: 2, H4: 4 })).toBe(1);
  });

  it('MHR-3.3 pays 1 for each worker of the connected group, across quarters, on any tile colour', () => {
    expect(group({ G3: 'pearl', G5: 'saffron', F5: 'emerald' }, { G3: 0, G5: 0, F5: 0 })).toBe(4);
  });

  it('MHR-3.3 does not count own workers elsewhere, or joined only by corners', () => {
    expect(group({ F3: 'pearl', H3: 'saffron', A4: 'pearl' }, { F3: 0, H3: 0, A4: 0 })).toBe(1);
  });

  it('MHR-3.3 counts the group after the move, without the old place of the worker', () => {
    expect(group({ G3: 'ruby', G2: 'pearl' }, { G3: 0, G2: 0 })).toBe(1);
    expect(group({ G3: 'pearl', F3: 'ruby' }, { G3: 0, F3: 0 })).toBe(2);
  });
});

describe('MHR-3.4 never two on one colour', () => {
  it('MHR-3.4 holds for each worker colour, tile colour and quarter in any match', () => {
    for (let i = 0; i < 3; i++) {
      const state = build({ players: 2 + i });
      for (let turn = 0; turn < 200 && state.over === 0; turn++) {
        const legal = maharani.legalMoves(state, state.seat);
        const last = legal[(turn * 7) % legal.length];
        if (last) make(state, last);
        const seen = state.workers.flatMap((worker, here) =>
          worker < 0
            ? []
            : [`${worker} ${TILES[laidTile(at(state.board, here))]?.colour} ${at(SPACES, here).quarter}`],
        );
        expect(new Set(seen).size).toBe(seen.length);
      }
    }
  });

  it('MHR-3.4 refuses a new worker if one of its colour already stands there', () => {
    const state = build({ players: 2, lay: { E3: 'ruby' }, workers: { E3: 0 } });
    make(state, bring(state, 0, 'ruby', 'G4', N));
    expect(why(state, put(0))).toBe('MHR-3.4 refusal.workerThere');
  });
});

describe('MHR-3.5 two seats, two colours', () => {
  const two = (lay: Record<string, string>, workers: Record<string, number>, supply = [7, 7, 7, 7]) => {
    const state = build({ players: 2, lay, workers });
    state.supply = [...supply];
    const events = make(state, bring(state, 0, 'ruby', 'G4', N));
    return { state, events };
  };

  it('MHR-3.5 none there: a new one of either colour', () => {
    const { state, events } = two({}, {});
    expect(events.map(({ kind }) => kind)).toEqual(['tile']);
    expect([state.pending, ways(state)]).toEqual([space('G4'), ['put-0', 'put-1']]);
    expect(maharani.decision(state, 0)).toEqual({ kind: 'worker', prompt: { key: 'prompt.worker' } });
    expect(why(state, move(1))).toBe('MHR-3.5 refusal.workerNotThere');
    expect(make(state, put(1))).toEqual([
      { kind: 'worker', seat: 0, colour: 1, from: null, space: space('G4'), gold: 1 },
    ]);
    expect([state.pending, state.supply]).toEqual([-1, [7, 6, 7, 7]]);
  });

  it('MHR-3.5 none there and only one colour left: a worker of that colour, without a choice', () => {
    const { state, events } = two({}, {}, [0, 3, 7, 7]);
    expect(only(events, 'worker')).toMatchObject([{ colour: 1, from: null }]);
    expect(state.supply).toEqual([0, 2, 7, 7]);
  });

  it('MHR-3.5 none there and none left: nothing happens', () => {
    const { state, events } = two({}, {}, [0, 0, 7, 7]);
    expect(only(events, 'noWorker')).toHaveLength(1);
    expect(state.pending).toBe(-1);
  });

  it.each([0, 1])('MHR-3.5 one there (colour %i): move it, or put one of the other colour', (colour) => {
    const { state } = two({ E3: 'ruby' }, { E3: colour });
    expect(ways(state)).toEqual([`put-${1 - colour}`, `move-${colour}`]);
    const other = maharani.clone(state);
    make(state, move(colour));
    expect([state.workers[space('E3')], state.workers[space('G4')]]).toEqual([-1, colour]);
    make(other, put(1 - colour));
    expect([other.workers[space('E3')], other.workers[space('G4')]]).toEqual([colour, 1 - colour]);
  });

  it('MHR-3.5 one there and none left of the other colour: it must move', () => {
    const { state, events } = two({ E3: 'ruby' }, { E3: 0 }, [5, 0, 7, 7]);
    expect(only(events, 'worker')).toMatchObject([{ colour: 0, from: space('E3'), space: space('G4') }]);
    expect(state.pending).toBe(-1);
  });

  it('MHR-3.5 both there: choose which one moves', () => {
    const { state } = two({ E3: 'ruby', G3: 'ruby' }, { E3: 0, G3: 1 });
    expect(ways(state)).toEqual(['move-0', 'move-1']);
    expect(why(state, put(0))).toBe('MHR-3.4 refusal.workerThere');
    make(state, move(1));
    expect([state.workers[space('E3')], state.workers[space('G3')]]).toEqual([0, -1]);
    expect(state.workers[space('G4')]).toBe(1);
  });

  it('MHR-3.5 refuses a colour with no worker left', () => {
    const { state } = two({}, {});
    state.supply[1] = 0;
    expect(why(state, put(1))).toBe('MHR-3.5 refusal.workerNoneLeft');
  });

  it('MHR-3.5 requires the choice before anything else', () => {
    const { state } = two({}, {});
    for (const other of [END, REFRESH, bring(state, 1, 'pearl', 'H4', S)])
      expect(why(state, other)).toBe('MHR-3.5 refusal.workerPending');
    make(state, put(0));
    expect(why(state, put(0))).toBe('MHR-3.5 refusal.noWorkerChoice');
    expect(why(state, END)).toBeNull();
  });

  it('MHR-3.5 never joins the two colours into one group', () => {
    const { state } = two({ G3: 'pearl', H4: 'pearl' }, { G3: 0, H4: 1 });
    const other = maharani.clone(state);
    expect(only(make(state, put(0)), 'worker')[0]?.gold).toBe(2);
    make(other, put(1));
    expect(other.ledger[1]).toBe(2);
    const apart = two({ G3: 'pearl', G5: 'pearl' }, { G3: 0, G5: 0 }).state;
    expect(only(make(apart, put(1)), 'worker')[0]?.gold).toBe(1);
  });

  it('MHR-3.5 ignores workers of the other seat and in other quarters', () => {
    const { state } = two({ E3: 'ruby', G5: 'ruby' }, { E3: 2, G5: 0 });
    expect(ways(state)).toEqual(['put-0', 'put-1']);
  });
});
