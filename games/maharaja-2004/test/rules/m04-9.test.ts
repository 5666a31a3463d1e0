import type { Outcome } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { finalLines, maharaja2004 } from '../../rules/index.ts';
import type { State } from '../../rules/types.ts';
import {
  action,
  build,
  city,
  END,
  eventsOfKind,
  governor,
  type Plan,
  palace,
  playMoves,
  refusal,
} from './support.ts';

/** Ends the last turn of a round. */
function ended(plan: Plan, more: Partial<State> = {}): State {
  const state = build(plan, more);
  playMoves(state, END);
  return state;
}

const result = (state: State): Outcome => {
  const outcome = maharaja2004.outcome(state);
  if (!outcome) throw new Error('not over');
  return outcome;
};

const SIX = { delhi: [0, 0, 0, 0, 0, 0] };
const TOP = 16;

describe('M04-9 the end', () => {
  it('M04-9 after the scoring of the round in which a seat has built its seventh palace', () => {
    const state = build({ disc: ['palace', 'gold'], architects: ['jodhpur'], sites: SIX, later: [1] });
    playMoves(state, palace('jodhpur', 'inner', action('palace')), END);
    expect([state.phase, state.seat]).toEqual(['act', 1]);
    const events = playMoves(state, END);
    expect(events.map(({ kind }) => kind).slice(-2)).toEqual(['standing', 'over']);
    expect(eventsOfKind(events, 'over')).toEqual([{ kind: 'over', ending: 'ending.palaces' }]);
    // 3 gold left of 15, and 17 for the only one with points.
    expect(state.gold[0]).toBe(20);
    expect(result(state)).toMatchObject({ ending: 'ending.palaces', ranks: [1, 2, 3, 4] });
  });

  it('M04-9 not after the sixth', () => {
    expect(ended({ sites: SIX }).phase).toBe('plan');
  });

  it('M04-9 after the round in which a governor reached box 10', () => {
    const state = build({ boxes: { jodhpur: TOP - 1 } });
    playMoves(state, END);
    expect([state.boxes[city('delhi')], state.governorAtTop, state.phase]).toEqual([TOP, true, 'plan']);
    const played = ended({ boxes: { jodhpur: TOP } }, { governorAtTop: true });
    expect(result(played).ending).toBe('ending.box');
  });

  it('M04-9 even if that governor was moved away again', () => {
    const state = build({ disc: ['governor', 'governor'], boxes: { jodhpur: TOP } }, { governorAtTop: true });
    playMoves(state, governor('jodhpur', action('governor')), END);
    expect(state.boxes[0]).toBe(TOP - 2);
    expect(result(state).ending).toBe('ending.box');
  });

  it('M04-9 also if a governor that moved down raised another into box 10', () => {
    const state = build(
      { disc: ['governor', 'gold'], boxes: { jodhpur: TOP, amber: TOP - 1 } },
      { governorAtTop: true },
    );
    playMoves(state, governor('jodhpur', action('governor')));
    expect([state.boxes[6], state.governorAtTop]).toEqual([TOP, true]);
  });

  it('M04-9 box 9 does not end the match', () => {
    expect(ended({ boxes: { jodhpur: TOP - 2 } }).phase).toBe('plan');
  });

  it('M04-9 at the latest after round 12', () => {
    expect(ended({ round: 11 }).phase).toBe('plan');
    const over = ended({ round: 12 });
    expect(result(over).ending).toBe('ending.rounds');
    expect(maharaja2004.active(over)).toEqual([]);
    expect(refusal(over, END, 0)).toBe('M04-9 refusal.over');
  });
});

describe('M04-9 who wins', () => {
  const over = (plan: Plan) => result(build(plan, { phase: 'over', seat: -1, round: 12 }));

  it('M04-9 most palaces', () => {
    const { ranks, scores, tieBreaks } = over({
      sites: { delhi: [1, 0, 0, 2], amber: [2, 2, 0, 0] },
      gold: [0, 90, 5, 80],
    });
    expect([scores, ranks, tieBreaks]).toEqual([[4, 1, 3, 0], [1, 3, 2, 4], []]);
  });

  it('M04-9 ties: most gold', () => {
    const { ranks, tieBreaks } = over({ sites: { delhi: [0, 0, 1, 1] }, gold: [4, 5, 0, 1] });
    expect(ranks).toEqual([2, 1, 4, 3]);
    expect(tieBreaks).toEqual([{ key: 'tieBreak.gold' }]);
  });

  it('M04-9 then the lower character number', () => {
    const { ranks, tieBreaks } = over({
      cards: [[6], [3], [1], [5]],
      sites: { delhi: [0, 0, 1, 1] },
      gold: [4, 4, 7, 7],
    });
    expect(ranks).toEqual([2, 1, 3, 4]);
    expect(tieBreaks).toEqual([{ key: 'tieBreak.character' }]);
  });

  it('M04-9 the score is the sum of inner and outer palaces; its lines exist at any time', () => {
    const plan = { sites: { delhi: [1, 0, 0], amber: [0] } };
    expect(over(plan).lines[0]).toEqual([
      { key: 'score.inner', values: { palaces: 1 }, points: 1 },
      { key: 'score.outer', values: { palaces: 2 }, points: 2 },
    ]);
    expect(finalLines(build(plan)).slice(0, 2)).toEqual([
      { seat: 0, inner: 1, outer: 2, palaces: 3, gold: 15, character: 1 },
      { seat: 1, inner: 1, outer: 0, palaces: 1, gold: 15, character: 3 },
    ]);
  });

  it('M04-9 there is no outcome before the end', () => {
    expect(maharaja2004.outcome(build())).toBeNull();
  });
});

it('M04-9 a match that resignations end has the palaces so far', () => {
  const soFar = maharaja2004.scoreSoFar?.(build({ sites: { delhi: [1, 0, 0] } }));
  expect(soFar?.scores.slice(0, 2)).toEqual([2, 1]);
  expect(soFar?.lines[0]?.map(({ points }) => points).toSorted()).toEqual([0, 2]);
  expect(soFar?.lines[1]?.map(({ points }) => points).toSorted()).toEqual([0, 1]);
});
