import { at, winners } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { FINAL_SCORINGS, REWARDS } from '../../data/components.ts';
import { finalScoring } from '../../rules/final-scoring.ts';
import { maharaja2020 } from '../../rules/index.ts';
import type { State } from '../../rules/types.ts';
import { beforeGoing, requireBot, type SoloPlan, STEP, solo } from './solo.ts';
import { END, eventsOfKind, playMoves, refusal, road, statue, take, travel } from './support.ts';

/** Scores a city: the human ends the last turn of a round; the Maharaja is in Delhi unless the plan says otherwise. */
function score(plan: SoloPlan, more: Partial<State> = {}) {
  const state = solo({ maharaja: 'delhi', prestige: [3, 3], coins: [0, 0], ...plan }, more);
  Object.assign(requireBot(state), { check: 4, tile: 1, pile: requireBot(state).pile.slice(1) });
  return { state, events: playMoves(state, END) };
}

it('M20-11.11 the lines of the ranking state payments, which are repeated only in the full log', () => {
  const { events } = score({ shrines: { delhi: [1, 2] } });
  const told = events.map((event, i) => maharaja2020.describeEvent(event, events[i - 1]));
  const paid = told.filter(({ key }) => key === 'event.coins' || key === 'event.prestige');
  expect(paid.map(({ key, values, detail }) => [key, values?.['seat'], detail])).toEqual([
    ['event.prestige', 1, true],
    ['event.coins', 0, true],
  ]);
  expect(told.filter(({ key, detail }) => key.startsWith('event.worship') && !detail)).toHaveLength(2);
});

describe('M20-11.10 what Brahmabot never gets, and what affects it', () => {
  it('M20-11.10 its character has no ability in scorings, but the human’s has', () => {
    const { events } = score({ characters: [5, 8], shrines: { delhi: [1, 1] }, priests: ['delhi', 'delhi'] });
    expect(eventsOfKind(events, 'worship')).toMatchObject([
      { seat: 0, total: 3, characters: 1, rank: 1 },
      { seat: 1, total: 2, characters: 0, rank: 2 },
    ]);
  });

  it('M20-11.10 it receives no extra prestige with character 11', () => {
    const { state } = score({ characters: [1, 11], shrines: { delhi: [0, 1] } });
    expect(state.prestige[1]).toBe(7);
  });

  it('M20-11.10 it takes no reward: the round ends after the human’s', () => {
    const { state, events } = score({ shrines: { delhi: [1, 2] }, rewards: ['coins3'] });
    expect(state).toMatchObject({ phase: 'reward', seat: 0, ranking: [0] });
    expect(eventsOfKind(events, 'reward')).toEqual([]);
    playMoves(state, take('coins3'));
    expect(state).toMatchObject({ phase: 'plan', round: 4 });
  });

  it('M20-11.10 the human pays it for passing its shrines', () => {
    const state = solo({ coins: [5, 1], villages: road('ujjain-varanasi', 1) });
    playMoves(state, travel('varanasi'));
    expect(state.coins).toEqual([3, 3]);
  });

  it('M20-11.10 with character 9 the human pays nothing', () => {
    const state = solo({ characters: [9, 1], coins: [5, 1], villages: road('ujjain-varanasi', 1) });
    playMoves(state, travel('varanasi'));
    expect(state.coins).toEqual([5, 1]);
  });

  it.each([
    [[2, 1], 0],
    [[1, 2], 1],
  ] as const)(
    'M20-11.10 leaderPrestige is paid to the first, with shrines %j to seat %i',
    (delhi, leader) => {
      const { events } = score({ shrines: { delhi }, options: { specialRules: ['leaderPrestige'] } });
      const paid = eventsOfKind(events, 'prestige').filter(({ cause }) => cause === 'leader');
      expect(paid).toMatchObject([{ seat: leader, prestige: 1 }]);
    },
  );

  it('M20-11.10 it also pays for the reward that makes others pay', () => {
    const { state } = score({ coins: [0, 5], shrines: { delhi: [2, 1] }, rewards: ['othersPay2'] });
    playMoves(state, take('othersPay2'));
    expect(state.coins).toEqual([12, 3]);
  });

  it('M20-11.10 a Maharani token stays in force when its character leaves the game', () => {
    const state = solo({
      disc: ['character', 'character'],
      display: [15, 4, 6],
      characters: [1, 8],
      maharani: [[0, 15, 3]],
      priests: ['delhi', 'start'],
      stack: [],
      tokens: [1, 0],
      coins: [15, 0],
    });
    playMoves(state, { type: 'character', character: 15 }, { type: 'character', character: 4 });
    expect(requireBot(state).gone).toEqual([1, 15]);
    // 10 in Delhi, less 1 and less 3.
    playMoves(state, statue('delhi', 0, 9));
    expect(state.coins[0]).toBe(9);
  });
});

describe('M20-11.11 scoring a city', () => {
  const result = ({ state }: ReturnType<typeof score>) => [state.coins, state.prestige];

  it('M20-11.11 the human is first: the human gets 12 coins, and Brahmabot 1 prestige', () => {
    expect(result(score({ shrines: { delhi: [2, 1] } }))).toEqual([
      [12, 0],
      [3, 4],
    ]);
  });

  it('M20-11.11 also if Brahmabot has no worship', () => {
    const scored = score({ shrines: { delhi: [2, 0] } });
    expect(result(scored)).toEqual([
      [12, 0],
      [3, 4],
    ]);
    expect(eventsOfKind(scored.events, 'worship')).toMatchObject([
      { seat: 0, rank: 1, coins: 12, prestige: 0 },
      { seat: 1, rank: 0, coins: 0, prestige: 1 },
    ]);
    expect(eventsOfKind(scored.events, 'prestige')).toMatchObject([
      { seat: 1, prestige: 1, cause: 'scoring' },
    ]);
  });

  it('M20-11.11 Brahmabot is first: it gets 4 prestige, and the human 6 coins if ranked', () => {
    expect(result(score({ shrines: { delhi: [1, 2] } }))).toEqual([
      [6, 0],
      [3, 7],
    ]);
  });

  it('M20-11.11 or 3 coins if not', () => {
    expect(result(score({ shrines: { delhi: [0, 2] } }))).toEqual([
      [3, 0],
      [3, 7],
    ]);
  });

  it('M20-11.11 ties go to the lower character', () => {
    const shrines = { delhi: [2, 2] };
    expect(result(score({ shrines, characters: [1, 8] }))[0]).toEqual([12, 0]);
    expect(result(score({ shrines, characters: [9, 8] }))[0]).toEqual([6, 0]);
  });

  it('M20-11.11 without ranks both get 3 coins, as usual', () => {
    const scored = score({});
    expect(result(scored)).toEqual([
      [3, 3],
      [3, 3],
    ]);
    expect(eventsOfKind(scored.events, 'coins')).toEqual([
      { kind: 'coins', seat: 0, coins: 3 },
      { kind: 'coins', seat: 1, coins: 3 },
    ]);
  });

  it('M20-11.11 the human takes one of the lowest two rewards, which leaves the game', () => {
    const { state } = score({ shrines: { delhi: [2, 1] }, rewards: ['prestige2', 'coins3', 'shrines3'] });
    expect(refusal(state, take('shrines3'))).toBe('M20-11.11 refusal.rewardOutOfReach');
    expect(maharaja2020.legalMoves(state, 0)).toHaveLength(2);
    const events = playMoves(state, take('coins3'));
    expect(eventsOfKind(events, 'left')).toContainEqual({
      kind: 'left',
      what: 'reward',
      number: REWARDS.indexOf('coins3'),
    });
    expect(state.rewards).toHaveLength(7);
    expect(state.rewards.slice(0, 2)).toEqual(
      ['prestige2', 'shrines3'].map((name) => REWARDS.findIndex((one) => one === name)),
    );
    expect(state.rewards).not.toContain(REWARDS.indexOf('coins3'));
  });

  it('M20-11.11 with character 16 the reward counts twice and leaves once', () => {
    const { state } = score({ characters: [16, 1], shrines: { delhi: [2, 1] }, rewards: ['prestige2'] });
    playMoves(state, take('prestige2'));
    expect(state.prestige[0]).toBe(7);
    expect(state.rewards).toHaveLength(7);
  });

  it.each([
    ['Brahmabot is first', [0, 2]],
    ['nobody is ranked', [0, 0]],
  ] as const)('M20-11.11 without worship the lowest reward leaves the game: %s', (_, delhi) => {
    const { state, events } = score({ shrines: { delhi }, rewards: ['prestige2', 'coins3'] });
    expect(eventsOfKind(events, 'left')).toContainEqual({
      kind: 'left',
      what: 'reward',
      number: REWARDS.indexOf('prestige2'),
    });
    expect(state.rewards).toHaveLength(7);
    expect(state.rewards[0]).toBe(REWARDS.indexOf('coins3'));
    expect(state).toMatchObject({ phase: 'plan', round: 4 });
  });
});

describe('M20-11.12 the end of the round', () => {
  it('M20-11.12 the performed tile leaves the game, and all others are shuffled back', () => {
    const state = beforeGoing('puri', { priests: ['start', 'puri'], later: [], maharaja: 'delhi' });
    const { tile, check } = requireBot(state);
    const events = playMoves(state, STEP);
    const after = requireBot(state);
    expect(eventsOfKind(events, 'left')).toContainEqual({ kind: 'left', what: 'tile', number: tile });
    expect(after).toMatchObject({ spent: [tile], check: 0, tile: 0, step: 0 });
    expect(after.drawn).toHaveLength(3);
    expect(after.pile).toHaveLength(8);
    const left = [...after.drawn, ...after.pile];
    expect(left).toContain(check);
    expect(new Set([...left, tile]).size).toBe(12);
    expect(eventsOfKind(events, 'drawn')).toEqual([
      { kind: 'drawn', open: after.drawn.slice(0, 2), left: 8 },
    ]);
  });

  it('M20-11.12 the shuffled order depends only on the random draw, not on the earlier order of the tiles', () => {
    const tiles = (change: (pile: number[]) => number[]) => {
      const state = beforeGoing('puri', { priests: ['start', 'puri'], later: [], maharaja: 'delhi' });
      const bot = requireBot(state);
      bot.pile = change(bot.pile);
      playMoves(state, STEP);
      return [...bot.drawn, ...bot.pile];
    };
    expect(tiles((pile) => pile.toReversed())).toEqual(tiles((pile) => pile));
  });

  it('M20-11.12 a whole match performs seven different tiles', () => {
    const state = maharaja2020.setup(maharaja2020.parseOptions({ solo: 'hard' }, 1), 1, {
      order: (_, count) => Array.from({ length: count }, (_, i) => i),
      pick: () => 0,
      orders: (_, counts) => counts.map((count) => Array.from({ length: count }, (__, i) => i)),
    });
    while (maharaja2020.active(state).length > 0) {
      const seat = at(maharaja2020.active(state), 0);
      const moves = maharaja2020.legalMoves(state, seat);
      playMoves(state, moves.find(({ type }) => type === 'end') ?? at(moves, 0));
    }
    expect(new Set(requireBot(state).spent).size).toBe(state.round);
    expect(requireBot(state)).toMatchObject({ drawn: [], check: 0 });
  });
});

describe('M20-11.13 the end', () => {
  /** A match that is over in this position. */
  const over = (plan: SoloPlan, more: Partial<State> = {}): State =>
    solo(
      { coins: [0, 0], prestige: [0, 0], hand: [0, 0], supply: [0, 0], ...plan },
      { phase: 'over', seat: -1, ...more },
    );

  it('M20-11.13 Brahmabot gets 2 for a majority, 1 if tied, 1 for each coin, 3 for a statue', () => {
    const state = over({
      prestige: [2, 5],
      coins: [11, 14],
      shrines: { delhi: [1, 2], puri: [2, 2], golconda: [3, 1] },
      sites: { lahore: [1, 1] },
    });
    const outcome = maharaja2020.outcome(state);
    expect(outcome?.lines[1]).toEqual([
      { key: 'score.received', points: 5 },
      { key: 'score.statues', points: 6 },
      { key: 'score.anyCoin', points: 1 },
      { key: 'score.majority', points: 5 },
    ]);
    expect(outcome?.lines[0]).toContainEqual({ key: 'score.coins', points: 2 });
    expect(outcome?.scores).toEqual([2 + 2 + 3, 17]);
    expect(maharaja2020.outcome(over({}))?.lines[1]).toContainEqual({ key: 'score.anyCoin', points: 0 });
  });

  it.each(FINAL_SCORINGS)(
    'M20-11.13 with %s Brahmabot keeps its own rows, and the tile is added',
    (finalScoring) => {
      const villages = { ...road('ujjain-varanasi', 1), ...road('delhi-ujjain', 0) };
      const plan = { shrines: { delhi: [1, 2], puri: [2, 2] }, sites: { lahore: [1, 1] }, villages };
      const outcome = maharaja2020.outcome(over({ ...plan, options: { finalScoring } }));
      const points = Object.fromEntries((outcome?.lines[1] ?? []).map((line) => [line.key, line.points]));
      const tile = { presence1: 3, roads2: 2, twoStatues2: 2, shrinesLeft: 0 };
      const extra = Object.entries(tile).filter(([name]) => name === finalScoring);
      expect(points).toEqual({
        'score.received': 0,
        'score.statues': 6,
        'score.anyCoin': 0,
        'score.majority': finalScoring === 'majority3' ? 3 + 3 + 2 : 2 + 2 + 1,
        ...Object.fromEntries(extra.map(([name, worth]) => [`score.${name}`, worth])),
      });
      const replaced = finalScoring !== 'standard' && finalScoring !== 'majority3';
      expect(outcome?.lines[0]?.some(({ key }) => key === 'score.majority')).toBe(!replaced);
    },
  );

  it('M20-11.13 if the tile is added, the human keeps its majorities too', () => {
    const options = { finalScoring: 'presence1', finalScoringMode: 'add' };
    const state = over({ options, shrines: { delhi: [2, 1] } });
    expect(finalScoring(state)).toMatchObject({ majority: [2, 0], majorityCounts: [true, true] });
    const alone = over({ options: { finalScoring: 'presence1' }, shrines: { delhi: [2, 1] } });
    expect(finalScoring(alone)).toMatchObject({ majority: [0, 0], majorityCounts: [false, true] });
  });

  it.each([
    [[9, 8], [0], []],
    [[8, 9], [1], []],
    [[8, 8], [1], ['tieBreak.brahmabot']],
  ] as const)('M20-11.13 the human wins only with more: %j', (prestige, first, ties) => {
    // More statues or coins do not matter.
    const outcome = maharaja2020.outcome(over({ prestige, coins: [4, 0] }));
    expect(outcome && winners(outcome)).toEqual(first);
    expect(outcome?.tieBreaks.map(({ key }) => key)).toEqual(ties);
  });

  it('M20-11.13 a seventh statue of Brahmabot ends the match after the round', () => {
    const { state, events } = score({ sites: { puri: [1, 1, 1, 1, 1, 1, 1] } });
    expect(eventsOfKind(events, 'over')).toEqual([{ kind: 'over', ending: 'ending.statues' }]);
    expect(state.round).toBe(3);
    expect(at(state.statues, 1)).toBe(0);
  });

  it('M20-11.13 the match also ends after round 7', () => {
    const { events } = score({ round: 7 });
    expect(eventsOfKind(events, 'over')).toEqual([{ kind: 'over', ending: 'ending.rounds' }]);
    expect(eventsOfKind(events, 'drawn')).toEqual([]);
  });
});
