import { describe, expect, it } from 'vitest';
import { maharaja2020 } from '../../rules/index.ts';
import { build, END, eventsOfKind, flagOrder, playMoves, statue, take } from './support.ts';

/** Ends the last turn of a round in which nobody has worship in the Maharaja's city. */
const QUIET = { characters: [1, 2, 3, 4], maharaja: 'lahore' };

describe('M20-8 end of round', () => {
  it('M20-8.1 flags slide right until there are no gaps; the rightmost stays', () => {
    const state = build(QUIET, { flags: [12, 0, 3, 9, 10, 11, 7] });
    const events = playMoves(state, END);
    expect(eventsOfKind(events, 'slid')).toEqual([{ kind: 'slid', what: 'flags' }]);
    // 6 to 12, then the leftmost, Delhi, is visited and goes to 13.
    expect(state.maharaja).toBe(1);
    expect(state.flags).toEqual([12, 13, 7, 9, 10, 11, 8]);
    expect(flagOrder(state).slice(0, 2)).toEqual(['varanasi', 'bijapur']);
  });

  it('M20-8.1 nothing slides if there are no gaps', () => {
    const state = build(QUIET);
    expect(eventsOfKind(playMoves(state, END), 'slid')).toEqual([]);
  });

  it('M20-8.2 reward tiles slide down', () => {
    const state = build({
      ...QUIET,
      priests: ['lahore'],
      rewards: ['coins3', 'prestige2', 'prestige1coin1'],
    });
    playMoves(state, END);
    const before = [...state.rewards];
    playMoves(state, take('prestige2'));
    expect(state.rewards).toEqual([...before.filter((tile) => tile !== 4), 4]);
  });

  it('M20-8.3 Maharani tokens placed in the round before return to the supply', () => {
    const state = build({
      ...QUIET,
      round: 3,
      maharani: [
        [1, 14, 2],
        [2, 10, 3],
      ],
    });
    const events = playMoves(state, END);
    expect(eventsOfKind(events, 'maharaniHome')).toEqual([{ kind: 'maharaniHome', seat: 1, character: 14 }]);
    expect(state.maharani).toEqual([-1, 0, 0, 2, 10, 3]);
    Object.assign(state, build({ ...QUIET, round: 4, maharani: [[2, 10, 3]] }));
    playMoves(state, END);
    expect(state.maharani).toEqual([-1, 0, 0, -1, 0, 0]);
  });

  it('M20-8.4 the game ends after round 7', () => {
    const six = build({ ...QUIET, round: 6 });
    playMoves(six, END);
    expect(six.phase).toBe('plan');
    const seven = build({ ...QUIET, round: 7 }, { flags: [15, 9, 10, 11, 12, 13, 14] });
    const events = playMoves(seven, END);
    expect(eventsOfKind(events, 'over')).toEqual([{ kind: 'over', ending: 'ending.rounds' }]);
    expect(maharaja2020.outcome(seven)?.ending).toBe('ending.rounds');
    expect(maharaja2020.active(seven)).toEqual([]);
    expect(maharaja2020.refusal(seven, 0, END)).toMatchObject({ clause: 'M20-8.4', key: 'refusal.over' });
  });

  it('M20-8.4 or at the end of the round in which a seat placed its seventh statue', () => {
    const state = build({
      ...QUIET,
      round: 3,
      priests: ['delhi'],
      disc: ['statueDiscount', 'coins'],
      later: [2],
      sites: { puri: [0, 0, 0, 0, 0, 0] },
    });
    playMoves(state, statue('delhi', 0, 0), END);
    expect(state.phase).toBe('act');
    expect(maharaja2020.outcome(state)).toBeNull();
    const events = playMoves(state, END);
    expect(eventsOfKind(events, 'scoring')).toHaveLength(1);
    expect(eventsOfKind(events, 'over')).toEqual([{ kind: 'over', ending: 'ending.statues' }]);
    expect(maharaja2020.outcome(state)?.ending).toBe('ending.statues');
  });
});
