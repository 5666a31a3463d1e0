import { expect, test } from 'vitest';
import { pathOf, readPushMessage, showMessage } from '../src/sw/push-message.ts';

const sent = {
  id: 'n1',
  kind: 'turn',
  table: 'Ab-c_1',
  title: 'Maharani: your turn',
  text: 'T',
  locale: 'fr',
};

test('what a push message says is shown, with its language, in place of the one before about its table', () => {
  const message = readPushMessage(JSON.stringify(sent));
  expect(showMessage(message, '/', false)).toEqual({
    title: 'Maharani: your turn',
    options: {
      body: 'T',
      lang: 'fr',
      tag: 'Ab-c_1',
      renotify: true,
      silent: false,
      icon: '/icon-192.png',
      badge: '/badge-96.png',
      actions: [],
      data: '/t/Ab-c_1',
    },
  });
});

test('under a path of a host, icons and tables are there', () => {
  const { options } = showMessage(readPushMessage(JSON.stringify(sent)), '/durbar/', false);
  expect(options).toMatchObject({ icon: '/durbar/icon-192.png', data: '/durbar/t/Ab-c_1' });
});

test('nobody is called to a table that they look at', () => {
  const { options } = showMessage(readPushMessage(JSON.stringify(sent)), '/', true);
  expect(options).toMatchObject({ silent: true, renotify: false });
});

test('a message about all tables leads to the list of games', () => {
  const message = readPushMessage(JSON.stringify({ ...sent, kind: 'digest', table: null }));
  expect(showMessage(message, '/', false).options).toMatchObject({ tag: 'digest', data: '/games' });
});

test('a table that is no id leads nowhere else', () => {
  for (const table of ['../../evil', 'https://evil.example', 7]) {
    const message = readPushMessage(JSON.stringify({ ...sent, table }));
    expect(pathOf(message, '/')).toBe('/games');
  }
});

test('what can be pressed on it comes with it, where it is about a table', () => {
  const actions = { open: 'Open', snooze: 'Later' };
  const shown = (message: object) =>
    showMessage(readPushMessage(JSON.stringify(message)), '/', false).options;
  expect(shown({ ...sent, actions }).actions).toEqual([
    { action: 'open', title: 'Open' },
    { action: 'snooze', title: 'Later' },
  ]);
  for (const other of [{ actions, table: null }, { actions: { open: 'Open' } }, { actions: 'x' }])
    expect(shown({ ...sent, ...other }).actions).toEqual([]);
});

test('of what cannot be read something is shown, as browsers demand', () => {
  for (const text of [null, '', 'x', 'null', '[]', '"x"', '{}', JSON.stringify({ ...sent, title: 1 })])
    expect(readPushMessage(text), String(text)).toMatchObject({ title: 'Durbar', table: null });
});
