import { at, play, seededRng } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { maharaja2004 } from '../../rules/index.ts';
import type { Event } from '../../rules/types.ts';
import {
  action,
  BUILDER_HOUSE,
  begin,
  build,
  chit,
  city,
  END,
  eventsOfKind,
  gain,
  governor,
  house,
  legalKeys,
  palace,
  pick,
  planning,
  playMoves,
  refusal,
  refusalValues,
  road,
  take,
  travel,
} from './support.ts';

const plan = (first: number, second: number) => ({ type: 'plan', first, second }) as const;
const TWO = action('twoHouses');
const BOTH = action('palaceAndHouse');
const RICH = { gold: [60], architects: ['delhi'], hand: [9] };

describe('M04-2.1 and 2.2 the Maharaja', () => {
  it('M04-2.1 goes to the city of the lowest governor', () => {
    const first = begin().boxes.indexOf(0);
    const state = planning();
    expect([state.round, state.maharaja]).toEqual([1, first]);
  });

  it('M04-2.1 gaps below that governor do not matter', () => {
    const state = build({ boxes: { delhi: 12, udaipur: 2, khajuraho: 10, ahmadabad: 11 } });
    playMoves(state, END);
    expect(state.maharaja).toBe(city('udaipur'));
  });

  it('M04-2.2 that governor goes to the box above the topmost', () => {
    const state = build();
    const events = playMoves(state, END);
    expect(eventsOfKind(events, 'round')).toEqual([
      { kind: 'round', round: 4, city: city('delhi'), name: 'Delhi', box: 10 },
    ]);
    expect(state.boxes).toEqual([9, 10, 4, 5, 6, 7, 8]);
  });
});

describe('M04-2.3 planning', () => {
  it('M04-2.3 all seats choose two of nine actions at once; the same one twice is allowed', () => {
    const state = planning();
    expect(maharaja2004.active(state)).toEqual([0, 1, 2, 3]);
    expect(maharaja2004.decision(state, 2)).toEqual({
      kind: 'plan',
      prompt: { key: 'prompt.plan' },
      sealed: true,
    });
    const moves = maharaja2004.legalMoves(state, 2).map((move) => maharaja2004.key(move));
    expect(moves).toHaveLength(45);
    expect(moves).toContain('plan-8-8');
  });

  it('M04-2.3 a seat that has sealed is no longer asked', () => {
    const state = planning();
    play(maharaja2004, state, 2, plan(1, 4));
    expect(maharaja2004.active(state)).toEqual([0, 1, 3]);
    expect(maharaja2004.decision(state, 2)).toBeNull();
    expect(refusal(state, plan(0, 0), 2)).toBe('M04-2.3 refusal.sealed');
    expect(refusal(state, END, 1)).toBe('M04-2.3 refusal.phase.plan');
  });

  it('M04-2.3 plans drawn for others are plausible, and the seat’s own plan stays', () => {
    const state = planning();
    for (const seat of [0, 1, 3]) play(maharaja2004, state, seat, plan(4, 4));
    const view = maharaja2004.view(state, 3);
    expect(view.plans).toEqual([null, null, -1, 40]);
    const drawn = new Set<number>();
    const rng = seededRng('drawn', 'plans');
    for (let i = 0; i < 60; i++) {
      const { plans } = maharaja2004.determinize(view, 3, rng);
      expect([plans[2], plans[3]]).toEqual([-1, 40]);
      drawn.add(at(plans, 0));
      expect(Math.trunc(at(plans, 0) / 9)).toBeLessThanOrEqual(at(plans, 0) % 9);
    }
    expect(drawn.size).toBeGreaterThan(3);
  });
});

describe('M04-2.4 the order of turns', () => {
  it('M04-2.4 the lowest character of those without a turn is next', () => {
    const state = build({ cards: [[5], [3], [6], [1]], later: [0, 1, 2], seat: 3 });
    const movers = [state.mover];
    for (; state.phase === 'act'; movers.push(state.mover)) playMoves(state, END);
    expect(movers).toEqual([3, 1, 0, 2, -1]);
  });

  it('M04-2.4 only that seat’s disc is revealed, when its turn begins', () => {
    const state = planning();
    const events: Event[] = [];
    for (const seat of [0, 1, 2, 3]) play(maharaja2004, state, seat, plan(seat, 8), events);
    const { mover } = state;
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      const known = [0, 1, 2, 3].map((seat) => (seat === viewer || seat === mover ? seat * 9 + 8 : null));
      expect(maharaja2004.view(state, viewer).plans).toEqual(known);
      expect(eventsOfKind(events, 'planned').map((event) => maharaja2004.redact(event, viewer))).toEqual(
        [0, 1, 2, 3].map((seat) => ({ kind: 'planned', seat, plan: seat === viewer ? seat * 9 + 8 : null })),
      );
    }
    expect(events.filter((event) => maharaja2004.reveals(event))).toEqual(eventsOfKind(events, 'turn'));
    expect(eventsOfKind(events, 'turn')).toEqual([{ kind: 'turn', seat: mover, plan: mover * 9 + 8 }]);
  });

  it('M04-2.4 the order follows characters that change hands, and each seat gets exactly one turn', () => {
    const state = build({
      cards: [[1], [2], [4], [5]],
      disc: ['character', 'gold'],
      later: [1, 2, 3],
    });
    // Seat 0 robs seat 1 of the Trader, who takes the Artisan: now seats 2 (4) and 3 (5) come before it.
    playMoves(state, take(2));
    expect(state.phase).toBe('robbed');
    playMoves(state, pick(6), END);
    const movers = [state.mover];
    for (; state.phase === 'act'; movers.push(state.mover)) playMoves(state, END);
    expect(movers).toEqual([2, 3, 1, -1]);
  });

  it('M04-2.4 taking a character with a lower number gives no second turn', () => {
    const state = build({ cards: [[3], [4], [5], [6]], disc: ['character', 'gold'], later: [1] });
    playMoves(state, take(1), END);
    expect(state.seat).toBe(1);
    playMoves(state, END);
    expect(state.round).toBe(4);
  });

  it('M04-2.4 no seat acts out of turn', () => {
    const state = build({ seat: 2, later: [3] });
    expect(refusal(state, END, 3)).toBe('M04-2.4 refusal.notYourTurn');
    expect(refusal(state, END, 0)).toBe('M04-2.4 refusal.hadYourTurn');
    expect(maharaja2004.refusal(state, 0, END)?.values).toEqual({ turnSeat: 2 });
    expect(maharaja2004.legalMoves(state, 3)).toEqual([]);
  });
});

describe('M04-2.4 the two actions', () => {
  it('M04-2.4 are done in either order, in part or not at all', () => {
    const disc = ['palaceAndHouse', 'gold'] as const;
    const one = build({ ...RICH, disc });
    playMoves(one, gain(0), house('delhi', BOTH), END);
    const other = build({ ...RICH, disc });
    playMoves(other, palace('delhi', 'inner', BOTH), gain(0), END);
    const none = build({ disc });
    playMoves(none, END);
    expect([one, other, none].map(({ phase, round }) => [phase, round])).toEqual([
      ['plan', 4],
      ['plan', 4],
      ['plan', 4],
    ]);
    expect([one.palaces[0], other.palaces[0]]).toEqual([7, 6]);
  });

  it('M04-2.4 only actions of the disc are done, and each once', () => {
    const state = build({ ...RICH, disc: ['gold', 'palace'] });
    expect(refusal(state, gain(action('quarry')))).toBe('M04-2.4 refusal.notPlanned');
    expect(refusalValues(state, gain(action('quarry')))).toEqual({ action: 'quarry' });
    playMoves(state, gain(0));
    expect(refusal(state, gain(0))).toBe('M04-2.4 refusal.actionDone');
    expect(refusal(state, take(2))).toBe('M04-2.4 refusal.notPlanned');
  });

  it('M04-2.4 an action planned twice is done twice', () => {
    const state = build({ disc: ['gold', 'gold'] });
    playMoves(state, gain(0), gain(0));
    expect(state.gold[0]).toBe(19);
    expect(refusal(state, gain(0))).toBe('M04-2.4 refusal.actionDone');
  });

  it('M04-2.4 starting the second action ends the first', () => {
    const state = build({ ...RICH, disc: ['palaceAndHouse', 'gold'] });
    playMoves(state, palace('delhi', 'inner', BOTH), gain(0));
    expect(refusal(state, house('delhi', BOTH))).toBe('M04-2.4 refusal.actionDone');
  });

  it('M04-2.4 journeys, a chit’s action and the Builder’s house may come in between', () => {
    const state = build({
      ...RICH,
      options: { yogi: true },
      cards: [[5], [1], [3], [4]],
      chits: [1],
      disc: ['palaceAndHouse', 'gold'],
      villages: road('delhi-khajuraho', 0),
    });
    playMoves(state, palace('delhi', 'outer', BOTH), house('delhi', BUILDER_HOUSE), travel('khajuraho'));
    playMoves(state, gain(chit('gold')), house('khajuraho', BOTH), travel('delhi'), gain(0), END);
    expect([state.houses[city('delhi')], state.houses[city('khajuraho')]]).toEqual([1, 1]);
  });

  it('M04-2.4 but not while a city house is owed', () => {
    const state = build({
      ...RICH,
      options: { yogi: true },
      cards: [[5], [1], [3], [4]],
      chits: [1],
      disc: ['twoHouses', 'governor'],
    });
    playMoves(state, house('agra', TWO));
    for (const move of [
      house('delhi', BUILDER_HOUSE),
      house('delhi', chit('house')),
      gain(chit('gold')),
      governor('amber', action('governor')),
      END,
    ])
      expect(refusal(state, move)).toBe('M04-4 refusal.cityOwed');
    expect(maharaja2004.decision(state, 0)).toEqual({ kind: 'owed', prompt: { key: 'prompt.owed' } });
  });

  it('M04-2.4 the Builder’s house is beside the actions, so the action in hand does not claim it', () => {
    const state = build({ ...RICH, cards: [[5], [1], [3], [4]], disc: ['twoHouses', 'gold'] });
    playMoves(state, house('delhi', TWO), house('delhi', BUILDER_HOUSE));
    expect(refusal(state, house('delhi', TWO))).toBeNull();
    expect([state.gold[0], state.houses[1]]).toEqual([59, 2]);
  });

  it('M04-2.4 ending the turn is a move of its own, also when nothing is left', () => {
    const state = build({ disc: ['gold', 'gold'], later: [1] });
    playMoves(state, gain(0), gain(0));
    expect(legalKeys(state)).toEqual(['end']);
    playMoves(state, END);
    expect(state.seat).toBe(1);
  });

  it('M04-2.4 a move that brings nothing is not legal', () => {
    const state = build({ disc: ['quarry', 'gold'], quarry: [0] });
    expect(refusal(state, gain(action('quarry')))).toBe('M04-4 refusal.quarryEmpty');
    expect(legalKeys(state, 'gain')).toEqual(['gain-0']);
  });
});

describe('M04-2.5 the course of a round', () => {
  it('M04-2.5 when all have had their turn, the city is scored, and the next round begins', () => {
    const state = build({ maharaja: 'jodhpur', architects: ['jodhpur'] });
    const events = playMoves(state, END);
    expect(events.map(({ kind }) => kind)).toEqual([
      'ended',
      'scoring',
      'standing',
      'gold',
      'standing',
      'standing',
      'standing',
      'round',
    ]);
    expect(state.phase).toBe('plan');
    expect(state.plans).toEqual([-1, -1, -1, -1]);
  });

  it('each choice has a turn of its own, so that undo stays inside', () => {
    const state = build({ disc: ['gold', 'palace'], architects: ['jodhpur'] });
    const { turn } = state;
    playMoves(state, gain(0), palace('jodhpur', 'inner', action('palace')));
    expect(state.turn).toBe(turn);
    playMoves(state, END);
    expect(state.turn).toBe(turn + 1);
  });
});
