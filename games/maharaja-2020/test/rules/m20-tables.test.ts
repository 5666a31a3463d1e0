import { describe, expect, it } from 'vitest';
import { REWARDS, type RewardName } from '../../data/components.ts';
import { maharaja2020 } from '../../rules/index.ts';
import type { Move, State } from '../../rules/types.ts';
import { cityScoring } from '../../rules/worship.ts';
import {
  ABILITY,
  ability,
  action,
  build,
  city,
  cityShrine,
  END,
  eventsOfKind,
  exchange,
  flag,
  gain,
  legalKeys,
  type Plan,
  playMoves,
  refusal,
  road,
  statue,
  take,
  travel,
} from './support.ts';

/** A test of a character: a position, a move in it, and the result with and without the ability. */
interface Case {
  readonly plan?: Plan;
  readonly see: (state: State) => unknown;
  readonly having: unknown;
  readonly lacking: unknown;
  /** A 1x ability: the move that uses it. */
  readonly once?: Move;
}

const REFUSED = 'M20-5.4 refusal.notYourCharacter';
const LAHORE = { maharaja: 'lahore', priests: ['lahore'] };

/** Makes the move if it is legal. @returns the changes for seat 0, or the refusal */
const using =
  (move: Move, seen: (state: State) => unknown) =>
  (state: State): unknown => {
    const reason = refusal(state, move);
    if (reason !== null) return reason;
    playMoves(state, move);
    return seen(state);
  };

const once = (move: Move, seen: (state: State) => unknown, having: unknown, plan: Plan = {}): Case => ({
  plan,
  see: using(move, seen),
  having,
  lacking: REFUSED,
  once: move,
});

const points = (state: State) => cityScoring(state, 0).lines[0]?.characters;

const CASES: Readonly<Record<number, Case>> = {
  1: { see: (state) => legalKeys(state).length, having: 2, lacking: 2 },
  2: once(ability(2), ({ hand, supply }) => [hand[0], supply[0]], [5, 15]),
  3: once(exchange('coins'), ({ coins, prestige }) => [coins[0], prestige[0]], [13, 4]),
  4: once(ability(4), ({ prestige, tokens }) => [prestige[0], tokens[0]], [2, 1]),
  5: { plan: LAHORE, see: points, having: 1, lacking: 0 },
  6: once(ability(6), ({ prestige }) => prestige[0], 4),
  7: { plan: { ...LAHORE, shrines: { lahore: [5] } }, see: points, having: 2, lacking: 0 },
  8: { plan: { maharaja: 'lahore' }, see: points, having: 1, lacking: 0 },
  9: {
    plan: { priests: ['lahore'], villages: road('lahore-ahmedabad', 1) },
    see: using(travel('ahmedabad'), ({ coins }) => coins.slice(0, 2)),
    having: [15, 15],
    lacking: [13, 17],
  },
  10: once(flag('puri', ABILITY), ({ flags }) => flags[city('puri')], 5),
  11: {
    plan: { disc: ['prestige', 'coins'] },
    see: using(gain(action('prestige')), ({ prestige }) => prestige[0]),
    having: 6,
    lacking: 5,
  },
  12: {
    plan: { disc: ['statueDiscount', 'coins'], priests: ['lahore'], maharaja: 'lahore' },
    see: using(statue('puri', 0, 0), ({ sites }) => sites[city('puri') * 7]),
    having: 0,
    lacking: 'M20-3.2 refusal.priestCutOff',
  },
  13: once(
    cityShrine('puri', ABILITY),
    ({ hand, supply, coins, shrines }) => [hand[0], supply[0], coins[0], shrines[4]],
    [4, 15, 14, 1],
  ),
  14: once(ability(14), ({ tokens, actionTokens }) => [tokens[0], actionTokens], [1, 6]),
  15: {
    plan: { disc: ['statueAndShrine', 'coins'], priests: ['puri'] },
    see: using(statue('puri', 0, 2), ({ coins }) => coins[0]),
    having: 8,
    lacking: 5,
  },
  16: {
    plan: { ...LAHORE, rewards: ['coins3', 'prestige2'] },
    see: (state) => {
      playMoves(state, END, take('prestige2'));
      return state.prestige[0];
    },
    having: 7,
    lacking: 5,
  },
};

/** A character without effect in these positions. */
const idle = (character: number) => (character === 1 ? 12 : 1);

/** Seat 0 has the ability as holder, by a token (seat 3 holds the character), or not at all. */
function standing(character: number, how: 'held' | 'by token' | 'not'): State {
  const { plan } = CASES[character]!;
  const others = [2, 3, 4].map((seat) => (seat === character ? 14 : seat));
  const holder =
    how === 'held' ? [character, ...others] : [idle(character), ...others.slice(0, 2), character];
  return build({
    display: [10, 13, 6].filter((one) => one !== character),
    characters: holder,
    ...plan,
    maharani: how === 'by token' ? [[0, character, 2]] : [],
  });
}

describe('M20-5.4, M20-7.1, M20-7.6 the sixteen characters', () => {
  const all = Object.keys(CASES).map(Number);
  it('M20-1.2 are all in this table', () => {
    expect(all).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
  });

  const table = all.flatMap((character) =>
    (['held', 'by token', 'not'] as const).map((how) => [character, how] as const),
  );
  it.each(table)('M20-7.6 character %i, %s', (character, how) => {
    const { see, having, lacking } = CASES[character]!;
    expect(see(standing(character, how))).toEqual(how === 'not' ? lacking : having);
  });

  const used = all.filter((character) => CASES[character]?.once);
  it('M20-5.4 seven of them can be used once a round', () => {
    expect(used).toEqual([2, 3, 4, 6, 10, 13, 14]);
  });

  it.each(used)(
    'M20-5.4 character %i once as holder, and once more by a token, which goes home',
    (character) => {
      const move = CASES[character]!.once!;
      const held = standing(character, 'held');
      playMoves(held, ...(character === 3 ? [move, move, move] : [move]));
      expect(refusal(held, move)).toBe('M20-5.4 refusal.abilityUsed');
      const token = standing(character, 'by token');
      const events = playMoves(token, move);
      expect(eventsOfKind(events, 'ability')).toEqual([
        { kind: 'ability', seat: 0, character, byToken: true },
      ]);
      expect(token.maharani).toEqual([-1, 0, 0, -1, 0, 0]);
      const both = standing(character, 'held');
      both.maharani.splice(0, 3, 0, character, 2);
      const uses = (character === 3 ? 6 : 2) - 1;
      for (let i = 0; i < uses; i++) playMoves(both, another(both, move));
      expect(refusal(both, another(both, move))).toBeNull();
      playMoves(both, another(both, move));
      expect(refusal(both, move)).toBe('M20-5.4 refusal.abilityUsed');
    },
  );
});

/** The same move, or another one of its kind that is legal. */
function another(state: State, move: Move): Move {
  if (refusal(state, move) === null) return move;
  return maharaja2020.legalMoves(state, 0).find(({ type }) => type === move.type) ?? move;
}

interface RewardCase {
  /** Choices after the tile is taken, applied once and twice. */
  readonly choices?: (times: number) => readonly Move[];
  readonly see: (state: State) => unknown;
  readonly results: readonly [none: unknown, once: unknown, twice: unknown];
}

const REWARD_CASES: Readonly<Record<RewardName, RewardCase>> = {
  coins3: { see: ({ coins }) => coins[0], results: [20, 23, 26] },
  shrines3: {
    see: ({ hand, supply }) => [hand[0], supply[0]],
    results: [
      [4, 5],
      [7, 2],
      [9, 0],
    ],
  },
  prestige1coin1: {
    see: ({ prestige, coins }) => [prestige[0], coins[0]],
    results: [
      [3, 20],
      [4, 21],
      [5, 22],
    ],
  },
  othersPay2: {
    see: ({ coins }) => coins,
    results: [
      [20, 3, 1, 9],
      [20, 1, 0, 7],
      [20, 0, 0, 5],
    ],
  },
  prestige2: { see: ({ prestige }) => prestige[0], results: [3, 5, 7] },
  buyPrestige: {
    choices: (times) => Array.from({ length: times }, () => ({ type: 'buy', count: 3 })),
    see: ({ prestige, coins }) => [prestige[0], coins[0]],
    results: [
      [3, 20],
      [6, 17],
      [9, 14],
    ],
  },
  freeShrine: {
    choices: (times) => [cityShrine('puri', 19), cityShrine('delhi', 19)].slice(0, times),
    see: ({ hand, coins, shrines }) => [hand[0], coins[0], shrines[4], shrines[1]],
    results: [
      [4, 20, 0, 0],
      [3, 20, 1, 0],
      [2, 20, 1, 1],
    ],
  },
  maharani: {
    choices: (times) => [10, 13].slice(0, times).map((character) => ({ type: 'maharani', character })),
    see: ({ maharani }) => maharani,
    results: [
      [-1, 0, 0, -1, 0, 0],
      [0, 10, 3, -1, 0, 0],
      [0, 10, 3, 0, 13, 3],
    ],
  },
};

describe('M20-7.5, M20-7.7 the eight rewards', () => {
  it('M20-1.3 are all in this table', () => {
    expect(Object.keys(REWARD_CASES)).toEqual([...REWARDS]);
  });

  const ways = ['once', 'twice by character 16', 'twice by a token on 16'] as const;
  const table = REWARDS.flatMap((name) => ways.map((way) => [name, way] as const));
  it.each(table)('M20-7.7 %s, %s', (name, way) => {
    const { choices, see, results } = REWARD_CASES[name];
    const state = build({
      maharaja: 'lahore',
      priests: ['lahore'],
      characters: [way === 'twice by character 16' ? 16 : 1, 2, 3, 4],
      display: [10, 13, 6],
      rewards: [name],
      supply: [5],
    });
    playMoves(state, END);
    Object.assign(state, { coins: [20, 3, 1, 9] });
    expect(see(state)).toEqual(results[0]);
    // A token on 16 is one of the two, so the Maharani reward has only one left to place.
    const byToken = way === 'twice by a token on 16';
    if (byToken) state.maharani.splice(3, 3, 0, 16, state.round);
    const times = way === 'once' ? 1 : 2;
    const short = byToken && name === 'maharani';
    const events = playMoves(state, take(name), ...(choices?.(short ? 1 : times) ?? []));
    expect(eventsOfKind(events, 'reward')[0]?.times).toBe(times);
    expect(eventsOfKind(events, 'nothing')).toHaveLength(short ? 1 : 0);
    expect(see(state)).toEqual(short ? [0, 10, 3, 0, 16, 3] : results[times]);
    expect(state.phase).toBe('plan');
  });

  it.each([
    ['prestige1coin1', 1, 5],
    ['prestige2', 1, 6],
    ['prestige2', 2, 9],
    ['buyPrestige', 1, 9],
    ['buyPrestige', 2, 15],
  ] as const)('M20-7.8 %s %i times with character 11', (name, times, prestige) => {
    const state = build({
      maharaja: 'lahore',
      priests: ['lahore'],
      characters: [11, 2, 3, 4],
      display: [10, 13, 6],
      rewards: [name],
    });
    playMoves(state, END);
    state.coins[0] = 20;
    if (times === 2) state.maharani.splice(0, 3, 0, 16, state.round);
    playMoves(state, take(name), ...(REWARD_CASES[name].choices?.(times) ?? []));
    expect(state.prestige[0]).toBe(prestige);
  });
});

describe('M20-7.8 character 11 on every receipt of prestige', () => {
  const having = (plan: Plan): State => build({ characters: [11, 2, 3, 4], priests: ['delhi'], ...plan });
  const after = (state: State, ...moves: readonly Move[]): number => {
    playMoves(state, ...moves);
    return (state.prestige[0] ?? 0) - 3;
  };

  it.each([
    ['the action', having({ disc: ['prestige', 'coins'] }), [gain(6)], 3],
    ['a token’s action', having({ tokens: [1] }), [gain(9 + 6)], 3],
    ['a bonus site of 2', having({ disc: ['statueDiscount', 'coins'] }), [statue('delhi', 1, 0)], 3],
    [
      'a bonus site of 1 and a coin',
      having({ disc: ['statueDiscount', 'coins'], priests: ['bijapur'] }),
      [statue('bijapur', 4, 0)],
      2,
    ],
    ['an exchange', having({ maharani: [[0, 3, 2]] }), [exchange('coins')], 2],
    ['character 6', having({ maharani: [[0, 6, 2]] }), [ability(6)], 2],
    [
      'being first in a city',
      having({ priests: ['lahore'], maharaja: 'lahore', options: { specialRules: ['leaderPrestige'] } }),
      [END],
      2,
    ],
  ] as const)('M20-7.8 %s', (_, state, moves, gained) => {
    expect(after(state, ...moves)).toBe(gained);
  });

  it('M20-7.8 brings nothing for prestige paid, nor in the final scoring', () => {
    const state = having({ maharani: [[0, 4, 2]] });
    expect(after(state, ability(4))).toBe(-1);
    const over = build({ characters: [11, 2, 3, 4], coins: [10] }, { phase: 'over', seat: -1 });
    expect(maharaja2020.outcome(over)?.scores[0]).toBe(5);
  });
});
