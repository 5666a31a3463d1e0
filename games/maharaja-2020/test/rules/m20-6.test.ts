import { describe, expect, it } from 'vitest';
import {
  ABILITY,
  action,
  build,
  city,
  eventsOfKind,
  flag,
  flagOrder,
  legalKeys,
  playMoves,
  refusal,
  refusalValues,
  token,
} from './support.ts';

const TRACK = action('track');
const DISC = ['track', 'track'] as const;

/** Flags on these spaces, in the order of cities. */
const onSpaces = (...flags: number[]) => build({ disc: DISC }, { flags });

describe('M20-6 moving a flag', () => {
  it('M20-6.1 a flag goes exactly 3 spaces to the left, not off the end', () => {
    const state = onSpaces(2, 3, 4, 5, 6, 7, 8);
    expect(refusal(state, flag('lahore', TRACK))).toBe('M20-6.1 refusal.flagTooFarLeft');
    expect(refusalValues(state, flag('lahore', TRACK))).toEqual({ city: 'Lahore', spaces: 2 });
    playMoves(state, flag('delhi', TRACK));
    expect(state.flags[1]).toBe(0);
  });

  it('M20-6.2 worked example 5: a move onto an empty space moves no other flag, even if it passes some', () => {
    const state = onSpaces(2, 3, 4, 5, 6, 7, 8);
    const [event] = eventsOfKind(playMoves(state, flag('varanasi', TRACK)), 'flag');
    expect(event).toEqual({ kind: 'flag', seat: 0, city: 2, name: 'Varanasi', from: 4, to: 1, pushed: [] });
    expect(state.flags).toEqual([2, 3, 1, 5, 6, 7, 8]);
  });

  it('M20-6.2 worked example 5: a move onto a taken space pushes flags right, up to the space left', () => {
    const state = onSpaces(2, 3, 4, 5, 6, 7, 8);
    const [event] = eventsOfKind(playMoves(state, flag('puri', TRACK)), 'flag');
    expect(event?.pushed).toEqual([1, 2, 3]);
    expect(state.flags).toEqual([2, 4, 5, 6, 3, 7, 8]);
  });

  it('M20-6.2 worked example 5: flags are pushed up to the first gap', () => {
    // 2, 4, 5, 6 …: the flag from 5 goes to 2, whose flag goes to 3, which is empty.
    const state = onSpaces(2, 4, 5, 6, 7, 8, 9);
    playMoves(state, flag('varanasi', TRACK));
    expect(state.flags).toEqual([3, 4, 2, 6, 7, 8, 9]);
  });

  it('M20-6.3 any flag may be moved, the leftmost and the visited city’s too; the Maharaja stays', () => {
    const state = build({ disc: DISC, maharaja: 'lahore', flags: { delhi: 4 } });
    expect(legalKeys(state, 'flag')).toHaveLength(7);
    playMoves(state, flag('delhi', TRACK), flag('lahore', TRACK));
    expect(state.maharaja).toBe(0);
    expect([state.flags[1], state.flags[0]]).toEqual([1, 8]);
    expect(flagOrder(state).slice(-4)).toEqual(['lahore', 'puri', 'golconda', 'bijapur']);
  });

  it('M20-6.1 flags are also moved by a token and by character 10', () => {
    const state = build({ characters: [10, 8, 5, 7], tokens: [1] });
    playMoves(state, flag('bijapur', ABILITY), flag('bijapur', token('track')));
    expect(state.flags[city('bijapur')]).toBe(4);
    expect(refusal(state, flag('bijapur', ABILITY))).toBe('M20-5.4 refusal.abilityUsed');
  });
});
