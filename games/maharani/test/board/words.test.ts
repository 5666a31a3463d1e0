import { at, type Message } from '@durbar/kernel';
import { LOCALES } from '@durbar/kernel/locales';
import { createWords } from '@durbar/kit/words/words.ts';
import { describe, expect, test } from 'vitest';
import { slotLabel, spaceLabel, summarizePlacement, targetLabel } from '../../board/model/labels.ts';
import { chooseRotation, listTargets, placementGain, tileReason } from '../../board/model/targets.ts';
import { maharani, SPACES, sideOf, slotQuarter } from '../../rules/index.ts';
import en from '../../words/en/board.json';
import gameEn from '../../words/en/rules.json';
import fr from '../../words/fr/board.json';
import gameFr from '../../words/fr/rules.json';
import { placingStates, steps } from './games.ts';

const layers = [
  { en: gameEn, fr: gameFr },
  { en, fr },
];
const names = (seat: number) => at(['Roxane', 'Jonas', 'Amélie', 'Noor'], seat);

const seats = [
  { playerColour: 4, secondColour: 0 },
  { playerColour: 1, secondColour: 2 },
];

/** All messages of the board in the games. */
function messages(): Message[] {
  const said = new Map<string, Message>();
  const say = (message: Message) => said.set(JSON.stringify(message), message);
  for (const { after } of steps.filter((_, i) => i % 10 === 0))
    SPACES.forEach((_, space) => say(spaceLabel(after, space, seats)));
  for (const state of placingStates.filter((_, i) => i % 3 === 0)) {
    const side = sideOf(state.players, state.seat);
    listTargets(maharani, state, state.seat).forEach((list, slot) => {
      const best = Math.max(
        0,
        ...list.map((one) => placementGain(one, chooseRotation(one, state.seat, null))),
      );
      say(slotLabel(state, slot, slotQuarter(side, slot), list.length, best));
      say(slotLabel(state, slot, slotQuarter(side, slot), -1, 0));
      const note = tileReason(maharani, state, state.seat, slot);
      if (note) say(note.message);
      for (const placement of list)
        for (const rotation of placement.rotations) {
          say(targetLabel(placement, rotation));
          const tile = at(state.rondel, slot);
          for (const line of summarizePlacement(state, state.seat, tile, { placement, rotation }).lines)
            say(line.message);
        }
    });
  }
  return [...said.values()];
}

describe('the words of the board', () => {
  test('have the same keys in both languages', () => {
    expect(Object.keys(fr).toSorted()).toEqual(Object.keys(en).toSorted());
    for (const key of Object.keys(en)) expect(key).toMatch(/^mhr\./);
  });

  test.each(LOCALES)('exist for everything in %s, with all values filled in', (locale) => {
    const words = createWords(locale, layers);
    const all = messages();
    expect(all.length).toBeGreaterThan(300);
    for (const message of all) {
      const text = words.formatMessage(message, names);
      expect(text, message.key).not.toMatch(/[{}]|undefined|mhr\.|refusal\./);
      expect(text.trim()).toBe(text);
    }
  });

  test('describe everything that placing on a target space does', () => {
    const words = createWords('en', layers);
    const label = (worker: string, marker: string, finishes: string, turns: number) =>
      words.formatMessage({
        key: 'mhr.lit',
        values: { space: 'C4', quarter: 'peacock', gold: 3, worker, marker, finishes, turns },
      });
    expect(label('move', 'none', 'no', 1)).toBe('C4, Peacock quarter: +3, worker moves here');
    expect(label('none', 'lion', 'yes', 4)).toBe(
      'C4, Peacock quarter: +3, your Lion goes face down, finishes the quarter, 4 rotations possible (press R)',
    );
  });

  test('describe a tile with or without a pending decision', () => {
    const words = createWords('fr', layers);
    const state = at(placingStates, 0);
    const tile = words.formatMessage(slotLabel(state, 0, 1, -1, 0));
    expect(tile).toMatch(/^Tuile 1\u202f: /);
    expect(tile).not.toMatch(/case/);
    expect(words.formatMessage(slotLabel(state, 0, 1, 2, 4))).toMatch(/2 cases possibles, jusqu’à \+4$/);
  });

  test('cover the prompts of the game', () => {
    const kinds = new Set(steps.map(({ before }) => maharani.decision(before, before.seat)?.kind ?? ''));
    const words = createWords('en', layers);
    for (const kind of kinds)
      for (const next of ['place', 'refresh', 'end', 'worker']) {
        expect(words.t('mhr.decision', { kind, next, refresh: 'no' })).not.toBe('');
      }
  });
});
