import { at } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { maharaja2020 } from '../../rules/index.ts';
import {
  ability,
  build,
  change,
  END,
  eventsOfKind,
  exchange,
  gain,
  playMoves,
  refusal,
  refusalValues,
  road,
  travel,
} from './support.ts';

describe('M20-5.4 abilities used once a round', () => {
  it('M20-5.4 are used once a round', () => {
    const state = build({ characters: [6, 8, 5, 7] });
    playMoves(state, ability(6));
    expect(refusal(state, ability(6))).toBe('M20-5.4 refusal.abilityUsed');
    expect(refusal(state, ability(14))).toBe('M20-5.4 refusal.notYourCharacter');
    expect(refusalValues(state, ability(6))).toEqual({ character: 6 });
  });

  it('M20-5.4 can be used again in the next round', () => {
    const state = build({ characters: [6, 8, 5, 7] });
    playMoves(state, ability(6), END);
    while (state.phase === 'reward' || state.phase === 'plan')
      playMoves(state, at(maharaja2020.legalMoves(state, at(maharaja2020.active(state), 0)), 0));
    while (state.seat !== 0) playMoves(state, END);
    expect(refusal(state, ability(6))).toBeNull();
  });

  it('M20-5.4 a seat may use its old character’s ability, then its new one’s', () => {
    const state = build({ characters: [6, 8, 5, 7], display: [14, 2, 4], disc: ['character', 'coins'] });
    playMoves(state, ability(6), change(14), ability(14));
    expect([state.prestige[0], state.tokens[0]]).toEqual([4, 1]);
  });

  it('M20-5.4 a character that comes back stays used', () => {
    const state = build({ characters: [6, 8, 5, 7], display: [14, 2, 4], disc: ['character', 'character'] });
    playMoves(state, ability(6), change(14), change(6));
    expect(refusal(state, ability(6))).toBe('M20-5.4 refusal.abilityUsed');
  });

  it('M20-5.4 another seat that takes the character later in the round may use the ability too', () => {
    const state = build({
      characters: [6, 8, 5, 7],
      display: [14, 2, 4],
      disc: ['coins', 'coins'],
      later: [1],
    });
    state.plans[1] = 7 * 9 + 7;
    playMoves(state, ability(6), END, change(6), { type: 'pick', character: 2 }, ability(6));
    expect(state.prestige).toEqual([4, 4, 3, 3]);
  });

  it('M20-5.4 a Maharani token allows one more use and then returns to the supply', () => {
    const state = build({ characters: [6, 8, 5, 7], maharani: [[0, 6, 2]] });
    const events = playMoves(state, ability(6), ability(6));
    expect(eventsOfKind(events, 'ability').map(({ byToken }) => byToken)).toEqual([false, true]);
    expect(state.maharani).toEqual([-1, 0, 0, -1, 0, 0]);
    expect(refusal(state, ability(6))).toBe('M20-5.4 refusal.abilityUsed');
  });

  it('M20-5.4 character 3’s exchanges are one use of up to three, in either direction', () => {
    const state = build({ characters: [3, 8, 5, 7], coins: [4], prestige: [1] });
    playMoves(state, exchange('coins'), exchange('prestige'), exchange('prestige'));
    expect([state.coins[0], state.prestige[0]]).toEqual([6, 0]);
    expect(refusal(state, exchange('coins'))).toBe('M20-5.4 refusal.abilityUsed');
  });

  it('M20-5.4 exchanges follow each other directly: any other move ends the use', () => {
    for (const between of [gain(4), travel('lahore')]) {
      const state = build({
        characters: [3, 8, 5, 7],
        priests: ['delhi'],
        villages: road('lahore-delhi', 0),
      });
      playMoves(state, exchange('coins'), between);
      expect(refusal(state, exchange('coins'))).toBe('M20-5.4 refusal.abilityUsed');
    }
  });

  it('M20-5.4 a token on character 3 returns to the supply with the first exchange, which allows two more', () => {
    const state = build({ maharani: [[0, 3, 2]] });
    playMoves(state, exchange('coins'));
    expect(state.maharani.slice(0, 3)).toEqual([-1, 0, 0]);
    playMoves(state, exchange('coins'), exchange('coins'));
    expect(state.prestige[0]).toBe(6);
    expect(refusal(state, exchange('coins'))).toBe('M20-5.4 refusal.notYourCharacter');
  });

  it('M20-5.4 an exchange needs the coins or prestige it gives', () => {
    const state = build({ characters: [3, 8, 5, 7], coins: [1], prestige: [0] });
    expect(refusalValues(state, exchange('coins'))).toEqual({ needed: 2, available: 1 });
    expect(refusal(state, exchange('prestige'))).toBe('M20-5.4 refusal.prestige');
  });
});
