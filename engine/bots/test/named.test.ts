import { expect, test } from 'vitest';
import { BotError, botNamed, parseBot, STRENGTH_BOTS, STRENGTHS } from '../src/index.ts';
import { loadBotNamed } from '../src/load.ts';

test('a bot has the name it was requested by', () => {
  for (const name of [
    'random',
    'greedy',
    'playout:1',
    'playout:400',
    'playout:2s',
    'playout:0.5s',
    'playout:500ms',
  ])
    expect(botNamed(name).name).toBe(name);
});

test('an unknown name is refused with a list of names', () => {
  for (const name of ['', 'Random', 'clever', 'greedy:3', 'playout:400:2'])
    expect(() => botNamed(name)).toThrow(BotError);
  expect(() => botNamed('clever')).toThrow(
    "there is no bot called 'clever'; there are random, greedy, playout:400",
  );
});

test('a bot that is loaded by its name is the same', async () => {
  expect(await loadBotNamed('random')).toBe(botNamed('random'));
  expect(await loadBotNamed('greedy')).toBe(botNamed('greedy'));
  expect(await loadBotNamed('playout:7')).toMatchObject({ name: 'playout:7', searches: true });
  await expect(loadBotNamed('clever')).rejects.toThrow(BotError);
});

test('an invalid budget is refused with the valid forms', () => {
  for (const name of [
    'playout',
    'playout:',
    'playout:0',
    'playout:-3',
    'playout:1.5',
    'playout:2000000',
    'playout:3h',
  ])
    expect(() => botNamed(name)).toThrow('give the iterations per decision');
  for (const name of ['playout:0s', 'playout:0ms', 'playout:601s'])
    expect(() => botNamed(name)).toThrow('up to 600s');
});

test('each strength has a bot', () => {
  for (const strength of STRENGTHS)
    expect(botNamed(STRENGTH_BOTS[strength]).name).toBe(STRENGTH_BOTS[strength]);
});

test('a module that is not a bot is refused with what it lacks', () => {
  const choose = (..._: unknown[]): number => _.length;
  expect(parseBot({ name: 'mine', choose }, './mine.js').name).toBe('mine');
  for (const value of [
    undefined,
    null,
    'greedy',
    choose,
    {},
    { name: 'mine' },
    { name: '', choose },
    { choose },
  ])
    expect(() => parseBot(value, './mine.js')).toThrow(
      './mine.js is not a bot: its default export should be',
    );
});
