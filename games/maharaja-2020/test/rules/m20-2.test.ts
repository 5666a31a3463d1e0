import { at, play, seededDeal, seededRng } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { maharaja2020 } from '../../rules/index.ts';
import type { Event, State } from '../../rules/types.ts';
import {
  action,
  build,
  change,
  city,
  END,
  eventsOfKind,
  flagOrder,
  gain,
  playMoves,
  refusal,
  statue,
} from './support.ts';

/** A match at the planning of round 1. */
function planning(seats = 4, seed = 'plans'): State {
  const state = maharaja2020.setup(maharaja2020.parseOptions({}, seats), seats, seededDeal(seed));
  while (state.phase !== 'plan')
    play(maharaja2020, state, state.seat, at(maharaja2020.legalMoves(state, state.seat), 0));
  return state;
}

const plan = (first: number, second: number) => ({ type: 'plan', first, second }) as const;

describe('M20-2.1 the Maharaja', () => {
  it('M20-2.1 goes to the city of the leftmost flag, which goes to the first space right of all others', () => {
    const before = maharaja2020.setup(maharaja2020.parseOptions({}, 4), 4, seededDeal('plans'));
    const state = planning();
    const first = before.flags.indexOf(2);
    expect(state.maharaja).toBe(first);
    expect(state.flags[first]).toBe(9);
    expect(state.round).toBe(1);
  });

  it('M20-2.1 cities whose flags moved to the left are visited earlier', () => {
    const state = build({ seats: 2, flags: { puri: 3 }, disc: ['track', 'coins'], rewards: ['coins3'] });
    const events = playMoves(state, { type: 'flag', city: city('bijapur'), by: action('track') }, END);
    // Delhi 5, Varanasi 6, Ahmedabad 7, Puri 3, Golconda 9, Lahore 11; Bijapur came from 10 onto 7 and pushed Ahmedabad.
    expect(state.phase).toBe('reward');
    expect(eventsOfKind(events, 'flag')).toHaveLength(1);
    expect(flagOrder(state)).toEqual([
      'puri',
      'delhi',
      'varanasi',
      'bijapur',
      'ahmedabad',
      'golconda',
      'lahore',
    ]);
    playMoves(state, { type: 'reward', tile: 0 });
    expect(state.maharaja).toBe(city('puri'));
  });
});

describe('M20-2.2 planning', () => {
  it('M20-2.2 all seats choose two of nine actions at once; the same one twice is allowed', () => {
    const state = planning();
    expect(maharaja2020.active(state)).toEqual([0, 1, 2, 3]);
    expect(maharaja2020.decision(state, 2)).toEqual({
      kind: 'plan',
      prompt: { key: 'prompt.plan' },
      sealed: true,
    });
    const moves = maharaja2020.legalMoves(state, 2).map((move) => maharaja2020.key(move));
    expect(moves).toHaveLength(45);
    expect(moves).toContain('plan-4-4');
  });

  it('M20-2.2 a seat that has sealed is no longer asked', () => {
    const state = planning();
    play(maharaja2020, state, 2, plan(1, 4));
    expect(maharaja2020.active(state)).toEqual([0, 1, 3]);
    expect(maharaja2020.decision(state, 2)).toBeNull();
    expect(refusal(state, plan(0, 0), 2)).toBe('M20-2.2 refusal.sealed');
    expect(refusal(state, END, 1)).toBe('M20-2.2 refusal.phase.plan');
  });

  it('M20-2.2 a plan is secret until the seat’s own turn, when its disc alone is revealed', () => {
    const state = planning();
    const events: Event[] = [];
    for (const seat of [0, 1, 2, 3]) play(maharaja2020, state, seat, plan(seat, 8), events);
    const mover = state.mover;
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      const seen = maharaja2020.view(state, viewer).plans;
      const features = [0, 1, 2, 3].map((seat) => (seat === viewer || seat === mover ? seat * 9 + 8 : null));
      expect(seen).toEqual(features);
      const told = eventsOfKind(events, 'planned').map((event) => maharaja2020.redact(event, viewer));
      expect(told).toEqual(
        [0, 1, 2, 3].map((seat) => ({ kind: 'planned', seat, plan: seat === viewer ? seat * 9 + 8 : null })),
      );
    }
    expect(eventsOfKind(events, 'turn')).toEqual([{ kind: 'turn', seat: mover, plan: mover * 9 + 8 }]);
    expect(events.filter((event) => maharaja2020.reveals(event))).toEqual(eventsOfKind(events, 'turn'));
  });

  it('M20-2.2 plans drawn for others are plausible, and known plans stay', () => {
    const state = planning();
    for (const seat of [0, 1, 3]) play(maharaja2020, state, seat, plan(4, 4));
    const view = maharaja2020.view(state, 3);
    const drawn = new Set<number>();
    const rng = seededRng('drawn', 'plans');
    for (let i = 0; i < 60; i++) {
      const { plans } = maharaja2020.determinize(view, 3, rng);
      expect([plans[2], plans[3]]).toEqual([-1, 40]);
      drawn.add(at(plans, 0));
      expect(Math.trunc(at(plans, 0) / 9)).toBeLessThanOrEqual(at(plans, 0) % 9);
    }
    expect(drawn.size).toBeGreaterThan(3);
  });
});

describe('M20-2.3 the order of turns', () => {
  it('M20-2.3 the lowest character of those who have not had a turn is next', () => {
    const state = build({ characters: [9, 3, 14, 1], later: [0, 1, 2], seat: 3 });
    const movers = [state.mover];
    for (; state.phase === 'act'; movers.push(state.mover)) playMoves(state, END);
    expect(movers).toEqual([3, 1, 0, 2, -1]);
  });

  it('M20-2.3 the order follows characters that change hands, and each seat gets exactly one turn', () => {
    const state = build({
      characters: [1, 6, 8, 7],
      display: [2, 4, 15],
      disc: ['character', 'coins'],
      later: [1, 2, 3],
    });
    // Seat 0 robs seat 1, which takes 15: now seats 3 (7) and 2 (8) come before it.
    playMoves(state, change(6));
    expect(state.phase).toBe('robbed');
    playMoves(state, { type: 'pick', character: 15 }, END);
    const movers = [state.mover];
    for (; state.phase === 'act'; movers.push(state.mover)) playMoves(state, END);
    expect(movers).toEqual([3, 2, 1, -1]);
  });

  it('M20-2.3 no seat acts out of turn', () => {
    const state = build({ seat: 2, later: [3] });
    expect(refusal(state, END, 3)).toBe('M20-2.3 refusal.notYourTurn');
    expect(refusal(state, END, 0)).toBe('M20-2.3 refusal.hadYourTurn');
    expect(maharaja2020.refusal(state, 0, END)?.values).toEqual({ turnSeat: 2 });
    expect(maharaja2020.legalMoves(state, 3)).toEqual([]);
  });
});

describe('M20-2 a round', () => {
  it('M20-2.4 the city is scored when all seats have had their turn', () => {
    const state = build({ maharaja: 'lahore', priests: ['lahore'], characters: [1, 2, 3, 4] });
    const events = playMoves(state, END);
    expect(eventsOfKind(events, 'scoring')).toEqual([{ kind: 'scoring', city: 0, name: 'Lahore' }]);
    expect(state.phase).toBe('reward');
  });

  it('M20-2.5 then the round ends and the next one is planned', () => {
    const state = build({ characters: [1, 2, 3, 4] });
    const events = playMoves(state, END);
    expect(eventsOfKind(events, 'round')).toEqual([
      { kind: 'round', round: 4, city: city('delhi'), name: 'Delhi', space: 12 },
    ]);
    expect(state.phase).toBe('plan');
    expect(state.plans).toEqual([-1, -1, -1, -1]);
  });

  it('each choice has a turn of its own, so that undo stays inside', () => {
    const state = build({ disc: ['coins', 'statueDiscount'], priests: ['lahore'] });
    const { turn } = state;
    playMoves(state, gain(action('coins')), statue('lahore', 0, 0));
    expect(state.turn).toBe(turn);
    playMoves(state, END);
    expect(state.turn).toBe(turn + 1);
  });
});
