import { describe, expect, it } from 'vitest';
import {
  action,
  build,
  chit,
  city,
  END,
  eventsOfKind,
  governor,
  legalKeys,
  playMoves,
  refusal,
  refusalValues,
} from './support.ts';

const MOVE = action('governor');
const disc = ['governor', 'governor'] as const;

describe('M04-5 governors', () => {
  it('M04-5 a governor goes exactly two boxes down; those that it passes go one up', () => {
    const state = build({ disc });
    const events = playMoves(state, governor('amber', MOVE));
    expect(eventsOfKind(events, 'governor')).toEqual([
      {
        kind: 'governor',
        seat: 0,
        city: city('amber'),
        name: 'Amber',
        from: 8,
        to: 6,
        raised: [city('udaipur'), city('gwalior')],
      },
    ]);
    // Jodhpur 9, Delhi 3, Khajuraho 4, Ahmadabad 5, Udaipur 6 → 7, Gwalior 7 → 8, Amber 8 → 6.
    expect(state.boxes).toEqual([9, 3, 4, 5, 7, 8, 6]);
  });

  it('M04-5 gaps can arise, and they stay', () => {
    const state = build({ disc, boxes: { amber: 12 } });
    playMoves(state, governor('amber', MOVE));
    expect(state.boxes).toEqual([9, 3, 4, 5, 6, 7, 10]);
    playMoves(state, governor('amber', MOVE));
    // The box below it was Jodhpur's; the one below that was empty.
    expect(state.boxes).toEqual([10, 3, 4, 5, 6, 7, 8]);
  });

  it('M04-5 governors in the box one below and in the box two below both go up', () => {
    const near = build({ disc, boxes: { amber: 12, jodhpur: 11 } });
    playMoves(near, governor('amber', MOVE));
    expect([near.boxes[0], near.boxes[6]]).toEqual([12, 10]);
    const far = build({ disc, boxes: { amber: 12, jodhpur: 10 } });
    playMoves(far, governor('amber', MOVE));
    expect([far.boxes[0], far.boxes[6]]).toEqual([11, 10]);
  });

  it('M04-5 not below the bottom start box', () => {
    const state = build({ disc, boxes: { delhi: 1, khajuraho: 0 } });
    expect(refusal(state, governor('delhi', MOVE))).toBe('M04-5 refusal.governorTooLow');
    expect(refusalValues(state, governor('delhi', MOVE))).toEqual({ city: 'Delhi', boxes: 1 });
    expect(legalKeys(state, 'governor')).not.toContain(`governor-${city('khajuraho')}-${MOVE}`);
    playMoves(state, governor('ahmadabad', MOVE));
    expect(state.boxes[city('ahmadabad')]).toBe(3);
    playMoves(state, governor('ahmadabad', MOVE));
    expect(state.boxes.slice(1, 4)).toEqual([2, 0, 1]);
  });

  it('M04-5 any governor can move, also that of the visited city; the Maharaja stays', () => {
    const state = build({ disc, maharaja: 'jodhpur' });
    playMoves(state, governor('jodhpur', MOVE));
    expect([state.boxes[0], state.maharaja]).toEqual([7, 0]);
  });

  it('M04-5 also by a chit', () => {
    const state = build({ options: { yogi: true }, chits: [1] });
    playMoves(state, governor('amber', chit('governor')));
    expect([state.boxes[6], state.tokens[0]]).toEqual([6, 0]);
  });

  it('M04-5 a city whose governor moved down is visited sooner', () => {
    const state = build({ disc });
    playMoves(state, governor('khajuraho', MOVE), END);
    expect(state.maharaja).toBe(city('khajuraho'));
  });
});
