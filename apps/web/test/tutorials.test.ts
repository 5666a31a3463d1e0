import { load } from '@durbar/games';
import { covers } from '@durbar/games/registry/covers.ts';
import { loadTutorial } from '@durbar/games/registry/tutorials.ts';
import { loadClauses } from '@durbar/games/registry/words.ts';
import type { Game } from '@durbar/kernel';
import { LOCALES } from '@durbar/kernel/locales';
import { restrictGame } from '@durbar/kit/tutorial/restrict-game.ts';
import {
  beatsOf,
  listGains,
  playBeat,
  playTo,
  scriptState,
  tutorialSetup,
} from '@durbar/kit/tutorial/script.ts';
import {
  type Beat,
  LEARNER,
  type Text,
  type Tutorial,
  type TutorialFile,
} from '@durbar/kit/tutorial/tutorial.ts';
import { describe, expect, test } from 'vitest';

/** Words that a person reads in a minute, with time to look at the board. */
const WORDS_PER_MINUTE = 150;
/** Seconds for one move of the learner or of another seat. */
const SECONDS_PER_MOVE = 3;

/** Game and name of each tutorial in the source tree. */
const names = Object.keys(import.meta.glob('../../../games/*/tutorial/*.lessons.ts')).map((path) => {
  const [, game = '', name = ''] = /games\/([\w-]+)\/tutorial\/([\w-]+)\.lessons\.ts$/.exec(path) ?? [];
  return [game, name] as const;
});

async function open(game: string, name: string): Promise<{ file: TutorialFile; rules: Game }> {
  const file = await loadTutorial(game, name);
  if (!file) throw new Error(`${game} has no tutorial ${name}`);
  return { file, rules: await load(game, file.tutorial.rules) };
}

/** All texts of a tutorial. */
function textsOf(tutorial: Tutorial): Text[] {
  const ofBeat = ({ why, say, elsewhere, watch }: Beat<unknown>) =>
    [why, say, elsewhere, watch].filter((text) => text !== undefined);
  const { title, guide, lessons, farewell } = tutorial;
  return [
    title,
    guide.name,
    guide.about,
    farewell,
    ...lessons.flatMap(({ title: of, beats }) => [of].concat(beats.flatMap(ofBeat))),
  ];
}

test('the covers list the tutorials that exist', async () => {
  expect(names.length).toBeGreaterThan(0);
  const listed = covers.flatMap(({ id, tutorials = [] }) => tutorials.map((name) => `${id} ${name}`));
  expect(listed.toSorted()).toEqual(names.map((name) => name.join(' ')).toSorted());
  expect(await loadTutorial('maharani', 'none')).toBeNull();
});

describe.each(names)('%s, %s', (game, name) => {
  test('is of this game, under rules that it has', async () => {
    const { file, rules } = await open(game, name);
    expect(file.tutorial.game).toBe(game);
    expect(rules.meta.seatCounts).toContain(file.tutorial.seats);
  });

  test('plays to its end, and the learner is asked at each beat and at the end', async () => {
    const { file, rules } = await open(game, name);
    const { tutorial } = file;
    const match = playTo(tutorial, rules, tutorialSetup(tutorial, 'random'), 0);
    const asked = () => match.awaiting().some(({ seat }) => seat === LEARNER);
    for (const [index, beat] of beatsOf(tutorial).entries()) {
      expect(asked(), `beat ${index}`).toBe(true);
      expect(scriptState(tutorial, match, index), `beat ${index}`).toMatchObject({ done: 0 });
      playBeat(match, beat);
      expect(scriptState(tutorial, match, index).isComplete, `beat ${index}`).toBe(true);
    }
    expect(asked()).toBe(true);
    expect(match.status).toBe('running');
  });

  test('points at places that exist, and says what its moves bring', async () => {
    const { file, rules } = await open(game, name);
    const { tutorial } = file;
    for (const [index, beat] of beatsOf(tutorial).entries()) {
      const match = playTo(tutorial, rules, tutorialSetup(tutorial, 'random'), index);
      const view = match.view(LEARNER);
      const places = file.places(rules.parseView(view));
      expect(places, `beat ${index}`).toEqual(expect.arrayContaining([...beat.points]));
      expect(beat.points.length, `beat ${index}`).toBeGreaterThan(0);
      const says = LOCALES.map((locale) => `${beat.why?.[locale] ?? ''}${beat.say[locale]}`).join('');
      const gain = listGains(rules, view, beat.moves ?? []).reduce((sum, each) => sum + each.gain, 0);
      expect(says.includes('{gain}') && gain <= 0, `beat ${index}`).toBe(false);
    }
  });

  test('gets its numbers from the rules', async () => {
    const { file, rules } = await open(game, name);
    const { tutorial } = file;
    const match = playTo(tutorial, rules, tutorialSetup(tutorial, 'random'), 0);
    for (const [index, beat] of [...beatsOf(tutorial).entries(), [-1, null] as const]) {
      const numbers = { gain: 0, ...file.numbers?.(match.view(LEARNER)) };
      const texts = beat ? [beat.why, beat.say, beat.elsewhere, beat.watch] : [tutorial.farewell];
      for (const text of texts.flatMap((each) => (each ? LOCALES.map((locale) => each[locale]) : []))) {
        const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, key]) => key);
        expect(Object.keys(numbers), `beat ${index}`).toEqual(expect.arrayContaining(named));
        // The names of buttons are in the games' own words.
        expect(text.replaceAll(/\*[^*]*\*|\{\w+\}/g, ''), `beat ${index}`).not.toMatch(/\d/);
      }
      if (beat) playBeat(match, beat);
    }
  });

  test('leaves a board only the moves that the guide means, and answers the others', async () => {
    const { file, rules } = await open(game, name);
    const { tutorial } = file;
    let answered = 0;
    for (const [index, beat] of beatsOf(tutorial).entries()) {
      const view = rules.parseView(
        playTo(tutorial, rules, tutorialSetup(tutorial, 'random'), index).view(LEARNER),
      );
      const restricted = restrictGame(rules, beat, 0, () => ({ key: 'other' }));
      const meant = [...(beat.moves ?? []).slice(0, 1), ...(beat.also ?? [])].map((move) => rules.key(move));
      expect(
        restricted
          .legalMoves(view, LEARNER)
          .map((move) => rules.key(move))
          .toSorted(),
      ).toEqual(meant.toSorted());
      const others = rules.legalMoves(view, LEARNER).filter((move) => !meant.includes(rules.key(move)));
      for (const move of others)
        expect(restricted.refusal(view, LEARNER, move)).toMatchObject({ key: 'other' });
      answered += others.length;
    }
    expect(answered).toBeGreaterThan(100);
  });

  test('goes on after each of the other moves that it allows', async () => {
    const { file, rules } = await open(game, name);
    const { tutorial } = file;
    const beats = beatsOf(tutorial);
    for (const [index, beat] of beats.entries())
      for (const move of beat.also ?? []) {
        const match = playTo(tutorial, rules, tutorialSetup(tutorial, 'random'), index);
        const [, ...more] = beat.moves ?? [];
        for (const each of [{ ...beat, moves: [move, ...more] }, ...beats.slice(index + 1)])
          playBeat(match, each);
        expect(match.status).toBe('running');
      }
  });

  test('has every text in every language, and cites clauses that exist', async () => {
    const { file, rules } = await open(game, name);
    for (const text of textsOf(file.tutorial))
      for (const locale of LOCALES) {
        expect(text[locale]).toMatch(/\S/);
        expect(text[locale].split('*').length % 2, text[locale]).toBe(1);
        expect(text[locale].includes('{gain}'), text[locale]).toBe(text.en.includes('{gain}'));
      }
    const words = await loadClauses(game, 'en', rules.meta.rules);
    const clauses = beatsOf(file.tutorial).flatMap(({ clause }) =>
      clause === undefined ? [] : [`clause.${clause}`],
    );
    expect(Object.keys(words)).toEqual(expect.arrayContaining(clauses));
    expect(clauses.length).toBeGreaterThan(3);
  });

  test('lets one slip be taken back, and says how one wins before any move', async () => {
    const { file } = await open(game, name);
    const beats = beatsOf(file.tutorial);
    expect(beats.filter(({ takesBack }) => takesBack)).toHaveLength(1);
    const first = beats.findIndex(({ moves = [] }) => moves.length > 0);
    expect(beats.slice(0, first).some(({ why }) => why !== undefined)).toBe(true);
    expect(beats.slice(0, first).some(({ clause }) => clause !== undefined)).toBe(true);
  });

  test('takes five to seven minutes in every language', async () => {
    const { file } = await open(game, name);
    const { tutorial } = file;
    const moves = beatsOf(tutorial).reduce(
      (sum, { moves: own = [], rivals = [] }) => sum + own.length + rivals.length,
      0,
    );
    for (const locale of LOCALES) {
      const words = textsOf(tutorial).reduce((sum, text) => sum + text[locale].split(/\s+/).length, 0);
      const minutes = words / WORDS_PER_MINUTE + (moves * SECONDS_PER_MOVE) / 60;
      expect(minutes, `${Math.round(minutes * 10) / 10} minutes`).toBeGreaterThanOrEqual(4.5);
      expect(minutes, `${Math.round(minutes * 10) / 10} minutes`).toBeLessThanOrEqual(7.5);
    }
  });
});
