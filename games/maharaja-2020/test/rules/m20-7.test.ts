import { at } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { maharaja2020 } from '../../rules/index.ts';
import type { Event, State } from '../../rules/types.ts';
import { cityScoring } from '../../rules/worship.ts';
import {
  action,
  build,
  cityShrine,
  END,
  eventsOfKind,
  gain,
  legalKeys,
  type Plan,
  playMoves,
  refusal,
  refusalValues,
  take,
} from './support.ts';

/** Ends the last turn of the round, so that the city is scored. */
function score(plan: Plan): { state: State; events: Event[] } {
  const state = build(plan);
  return { state, events: playMoves(state, END) };
}

const totals = (events: readonly Event[]) =>
  eventsOfKind(events, 'worship').map(({ seat, total, rank, coins }) => [seat, total, rank, coins]);

const SIX = ['coins3', 'shrines3', 'prestige1coin1', 'prestige2', 'othersPay2', 'buyPrestige'] as const;
const LAHORE = { maharaja: 'lahore', characters: [1, 2, 3, 4] };

it('M20-7.3 the line of a rank states its coins; other coins and the leader’s prestige have lines of their own', () => {
  const state = build({
    ...LAHORE,
    shrines: { lahore: [1, 2] },
    options: { specialRules: ['leaderPrestige'] },
  });
  const briefly = (events: readonly Event[]) =>
    events
      .filter((event, i) => !maharaja2020.describeEvent(event, events[i - 1]).detail)
      .flatMap((event) => (event.kind === 'coins' || event.kind === 'prestige' ? [event.kind] : []));
  const scored = playMoves(state, END);
  expect(eventsOfKind(scored, 'coins').map(({ coins }) => coins)).toEqual([12, 10, 3, 3]);
  expect(briefly(scored)).toEqual(['prestige']);
  expect(briefly(playMoves(build({ disc: ['coins', 'track'] }), gain(4)))).toEqual(['coins']);
});

describe('M20-7.1 worship', () => {
  it('M20-7.1 a centre statue counts 3, an external one 2, a shrine 1, the priest 1', () => {
    const state = build({
      ...LAHORE,
      sites: { lahore: [0, 1, 1, 2, -1, -1, 3] },
      shrines: { lahore: [0, 0, 2] },
      priests: ['start', 'lahore', 'lahore', 'delhi'],
    });
    expect(
      cityScoring(state, 0).lines.map(({ centre, external, shrines, priest, total }) => [
        centre,
        external,
        shrines,
        priest,
        total,
      ]),
    ).toEqual([
      [3, 0, 0, 0, 3],
      [0, 4, 0, 1, 5],
      [0, 2, 2, 1, 5],
      [0, 2, 0, 0, 2],
    ]);
  });

  it('M20-7.1 worked example 3: 6, 5, 4 and 2 points rank in this order and pay 12, 10, 8 and 5', () => {
    const { events, state } = score({
      ...LAHORE,
      characters: [12, 9, 2, 3],
      sites: { lahore: [1, 0, 0, 3] },
      shrines: { lahore: [1, 1, 2, 2] },
      priests: ['lahore', 'lahore', 'start', 'start'],
    });
    expect(totals(events)).toEqual([
      [0, 6, 1, 12],
      [1, 5, 2, 10],
      [3, 4, 3, 8],
      [2, 2, 4, 5],
    ]);
    expect(state.coins).toEqual([27, 25, 20, 23]);
  });

  it('M20-7.1 pieces elsewhere do not count', () => {
    const { events } = score({ ...LAHORE, shrines: { delhi: [5, 1] }, priests: ['delhi'] });
    expect(eventsOfKind(events, 'worship').map(({ total }) => total)).toEqual([0, 0, 0, 0]);
  });
});

describe('M20-7.2 and 7.3 ranks and coins', () => {
  it('M20-7.2 ties go to the lower character', () => {
    const { events, state } = score({
      ...LAHORE,
      characters: [9, 6, 14, 2],
      shrines: { lahore: [2, 2, 2, 1] },
    });
    expect(totals(events)).toEqual([
      [1, 2, 1, 12],
      [0, 2, 2, 10],
      [2, 2, 3, 8],
      [3, 1, 4, 5],
    ]);
    expect(eventsOfKind(events, 'worship').map(({ tied }) => tied)).toEqual([true, true, true, false]);
    expect(state.seat).toBe(1);
  });

  it('M20-7.2 a seat without worship has no rank', () => {
    const { events, state } = score({ ...LAHORE, shrines: { lahore: [0, 1] } });
    expect(totals(events)).toEqual([
      [1, 1, 1, 12],
      [0, 0, 0, 3],
      [2, 0, 0, 3],
      [3, 0, 0, 3],
    ]);
    expect(state.ranking).toEqual([1]);
  });

  it.each([
    [4, [12, 10, 8, 5]],
    [3, [12, 9, 6]],
    [2, [12, 6]],
  ])('M20-7.3 with %i seats the ranks pay %o', (seats, pay) => {
    const { events } = score({
      ...LAHORE,
      seats,
      characters: LAHORE.characters.slice(0, seats),
      shrines: { lahore: [4, 3, 2, 1].slice(0, seats) },
    });
    expect(eventsOfKind(events, 'worship').map(({ coins }) => coins)).toEqual(pay);
  });

  it('M20-7.3 a seat without a rank gets 3 coins and no reward', () => {
    const { state } = score({ ...LAHORE, shrines: { lahore: [1, 1, 1] }, rewards: SIX });
    expect(state.coins[3]).toBe(18);
    for (const name of ['coins3', 'shrines3', 'prestige2'] as const) playMoves(state, take(name));
    expect(state.phase).toBe('plan');
  });
});

/** Names of the tiles in reach that need no choice. */
function remaining(state: State): ('coins3' | 'shrines3' | 'prestige1coin1' | 'prestige2')[] {
  const names = ['coins3', 'shrines3', 'prestige1coin1', 'prestige2'] as const;
  return names.filter((name) => refusal(state, take(name)) === null);
}

describe('M20-7.4 taking rewards', () => {
  it.each([
    [4, 5],
    [3, 4],
    [2, 3],
  ])('M20-7.4 with %i seats one of the lowest %i spaces', (seats, reach) => {
    const { state } = score({
      ...LAHORE,
      seats,
      characters: LAHORE.characters.slice(0, seats),
      shrines: { lahore: [1, 1] },
      rewards: SIX,
    });
    expect(legalKeys(state)).toHaveLength(reach);
    expect(refusal(state, take('buyPrestige'))).toBe('M20-7.4 refusal.rewardOutOfReach');
    expect(refusalValues(state, take('buyPrestige'))).toEqual({ reward: 'buyPrestige', reach });
    expect(refusal(state, END)).toBe('M20-7.4 refusal.phase.reward');
  });

  it('M20-7.4 are taken in rank order; the space stays empty, and the tile goes above the topmost one', () => {
    const { state } = score({ ...LAHORE, shrines: { lahore: [1, 3, 2] }, rewards: SIX });
    expect(state.seat).toBe(1);
    playMoves(state, take('prestige1coin1'));
    expect(state.rewards).toEqual([0, 1, -1, 4, 3, 5, 6, 7, 2]);
    expect(state.seat).toBe(2);
    expect(refusal(state, take('prestige1coin1'))).toBe('M20-7.4 refusal.rewardOutOfReach');
    expect(refusal(state, take('buyPrestige'))).toBe('M20-7.4 refusal.rewardOutOfReach');
    playMoves(state, take('prestige2'));
    expect(state.rewards).toEqual([0, 1, -1, -1, 3, 5, 6, 7, 2, 4]);
    expect(state.seat).toBe(0);
  });

  it('M20-7.4 are applied at once, before the next seat takes one', () => {
    const { state } = score({ ...LAHORE, shrines: { lahore: [2, 1] }, rewards: SIX });
    const [first, second] = [...state.coins];
    playMoves(state, take('coins3'));
    expect(state.coins[0]).toBe((first ?? 0) + 3);
    playMoves(state, take('othersPay2'));
    expect(state.coins.slice(0, 2)).toEqual([(first ?? 0) + 1, second]);
  });
});

const BIG = ['buyPrestige', 'freeShrine', 'maharani', 'othersPay2', 'coins3'] as const;

/** Seat 0 leads alone and takes a reward. */
function taking(plan: Plan = {}): State {
  return score({ ...LAHORE, shrines: { lahore: [1] }, rewards: BIG, ...plan }).state;
}

describe('M20-7.5 applying rewards', () => {
  it('M20-7.5 the others pay 2 coins, or all they have if that is less', () => {
    const state = taking({ coins: [15, 0, 15, 15] });
    Object.assign(state, { coins: [20, 1, 0, 9] });
    playMoves(state, take('othersPay2'));
    expect(state.coins).toEqual([20, 0, 0, 7]);
  });

  it('M20-7.5 1 coin buys 1 prestige, up to three times, or not at all', () => {
    for (const [count, coins] of [
      [0, 20],
      [3, 17],
    ] as const) {
      const state = taking();
      Object.assign(state, { coins: [20, 0, 0, 0] });
      playMoves(state, take('buyPrestige'));
      expect(legalKeys(state)).toEqual(['buy-0', 'buy-1', 'buy-2', 'buy-3']);
      expect(refusal(state, END)).toBe('M20-7.5 refusal.phase.buy');
      playMoves(state, { type: 'buy', count });
      expect([state.coins[0], state.prestige[0]]).toEqual([coins, 3 + count]);
      expect(state.phase).toBe('plan');
    }
  });

  it('M20-7.5 a seat cannot buy more than it has coins for', () => {
    const state = taking();
    Object.assign(state, { coins: [2, 0, 0, 0] });
    playMoves(state, take('buyPrestige'));
    expect(refusal(state, { type: 'buy', count: 3 })).toBe('M20-7.5 refusal.coins');
    const none = taking();
    Object.assign(none, { coins: [0, 0, 0, 0] });
    const events = playMoves(none, take('buyPrestige'));
    expect(eventsOfKind(events, 'nothing')).toHaveLength(1);
    expect(none.phase).toBe('plan');
  });

  it('M20-7.5 a free shrine from the hand in any city or a village with room; it must be built', () => {
    const state = taking({ villages: { agra: [1, 2], gaya: [0] }, hand: [1] });
    const { coins } = structuredClone(state);
    playMoves(state, take('freeShrine'));
    expect(legalKeys(state)).toHaveLength(7 + 28);
    expect(refusal(state, cityShrine('puri', action('shrineDiscount')))).toBe('M20-7.5 refusal.rewardFirst');
    expect(refusal(state, END)).toBe('M20-7.5 refusal.phase.shrine');
    playMoves(state, cityShrine('puri', 19));
    expect([state.hand[0], state.shrines[4], state.coins]).toEqual([0, 1, coins]);
  });

  it('M20-7.5 the free shrine brings nothing without a shrine in hand', () => {
    const state = taking({ hand: [0] });
    expect(eventsOfKind(playMoves(state, take('freeShrine')), 'nothing')).toEqual([
      { kind: 'nothing', seat: 0, tile: 6 },
    ]);
  });

  it('M20-7.5 there is no reward shrine without a reward', () => {
    expect(refusal(build({ priests: ['delhi'] }), cityShrine('delhi', 19))).toBe('M20-7.5 refusal.noReward');
  });
});

describe('M20-7.6 Maharani tokens', () => {
  it('M20-7.6 go on a character of the display', () => {
    const state = taking({ display: [5, 6, 7] });
    playMoves(state, take('maharani'));
    expect(legalKeys(state)).toEqual(['maharani-5', 'maharani-6', 'maharani-7']);
    expect(refusal(state, { type: 'maharani', character: 1 })).toBe('M20-7.6 refusal.notInDisplay');
    expect(refusal(state, END)).toBe('M20-7.6 refusal.phase.maharani');
    playMoves(state, { type: 'maharani', character: 6 });
    expect(state.maharani).toEqual([0, 6, 3, -1, 0, 0]);
  });

  it('M20-7.6 last until the end of the next round, whoever takes the character', () => {
    const state = build({
      ...LAHORE,
      characters: [1, 12, 3, 4],
      display: [5, 8, 7],
      maharani: [[1, 8, 2]],
      disc: ['character', 'coins'],
      maharaja: 'lahore',
    });
    playMoves(state, { type: 'character', character: 8 });
    const events = playMoves(state, END);
    // Both count it: seat 0 holds it, seat 1 has the token.
    expect(totals(events).slice(0, 2)).toEqual([
      [0, 1, 1, 12],
      [1, 1, 2, 10],
    ]);
    playMoves(state, take(at(remaining(state), 0)));
    const home = playMoves(state, take(at(remaining(state), 0)));
    expect(eventsOfKind(home, 'maharaniHome')).toEqual([{ kind: 'maharaniHome', seat: 1, character: 8 }]);
    expect(state.maharani).toEqual([-1, 0, 0, -1, 0, 0]);
  });

  it('M20-7.6 a token placed in this round stays until the end of the next', () => {
    const state = taking({ display: [5, 6, 8] });
    playMoves(state, take('maharani'), { type: 'maharani', character: 8 });
    expect(state.round).toBe(4);
    expect(state.maharani.slice(0, 3)).toEqual([0, 8, 3]);
  });

  it('M20-7.6 bring nothing if no token is left', () => {
    const state = taking({
      maharani: [
        [1, 2, 3],
        [2, 4, 3],
      ],
    });
    expect(eventsOfKind(playMoves(state, take('maharani')), 'nothing')).toHaveLength(1);
  });

  it('M20-7.6 character and token together do not double a scoring ability', () => {
    const { events } = score({ ...LAHORE, characters: [8, 2, 3, 4], maharani: [[0, 8, 2]] });
    expect(totals(events)[0]).toEqual([0, 1, 1, 12]);
  });

  it('M20-7.6 two seats may have tokens on the same character', () => {
    const { events } = score({
      ...LAHORE,
      display: [8, 6, 7],
      maharani: [
        [2, 8, 2],
        [3, 8, 2],
      ],
    });
    expect(totals(events).slice(0, 2)).toEqual([
      [2, 1, 1, 12],
      [3, 1, 2, 10],
    ]);
  });
});

describe('M20-7.7 and 7.8 characters 16 and 11', () => {
  it('M20-7.7 with 16 the Maharani reward places two tokens on two characters', () => {
    const state = taking({ characters: [16, 2, 3, 4], display: [5, 6, 7] });
    playMoves(state, take('maharani'), { type: 'maharani', character: 6 });
    expect(legalKeys(state)).toEqual(['maharani-5', 'maharani-7']);
    expect(refusal(state, { type: 'maharani', character: 6 })).toBe('M20-7.7 refusal.sameCharacter');
    playMoves(state, { type: 'maharani', character: 5 });
    expect(state.maharani).toEqual([0, 6, 3, 0, 5, 3]);
    expect(state.phase).toBe('plan');
  });

  it('M20-7.7 16 places only one if only one token is left', () => {
    const state = taking({ characters: [16, 2, 3, 4], display: [5, 6, 7], maharani: [[1, 7, 3]] });
    const events = playMoves(state, take('maharani'), { type: 'maharani', character: 6 });
    expect(eventsOfKind(events, 'nothing')).toHaveLength(1);
    expect(state.phase).toBe('plan');
  });

  it('M20-7.8 with 11 each receipt brings 1 more; each exchange is a receipt', () => {
    const state = build({ characters: [11, 2, 3, 4], maharani: [[0, 3, 2]], disc: ['prestige', 'coins'] });
    playMoves(state, gain(action('prestige')));
    expect(state.prestige[0]).toBe(3 + 3);
    playMoves(state, { type: 'exchange', give: 'coins' }, { type: 'exchange', give: 'coins' });
    expect(state.prestige[0]).toBe(3 + 3 + 4);
    playMoves(state, { type: 'exchange', give: 'prestige' });
    expect(state.prestige[0]).toBe(3 + 3 + 4 - 1);
  });
});
