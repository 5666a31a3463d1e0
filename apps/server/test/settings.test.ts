import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings, SETTINGS, StartupError } from '../src/index.ts';

test('without variables every setting has its default', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ port: 8080, host: '0.0.0.0', dataFile: './data/durbar.db', secret: null });
  expect(readSettings({ PORT: '', DURBAR_DATA: '' })).toEqual(settings);
});

test('variables are read', () => {
  const settings = readSettings({
    PORT: '9000',
    DURBAR_DATA: '/srv/durbar.db',
    TRUST_PROXY: '1',
    ALLOWED_ORIGINS: 'https://play.example.org, http://192.168.1.5:8080/',
    LOG_LEVEL: 'debug',
  });
  expect(settings).toMatchObject({
    port: 9000,
    dataFile: '/srv/durbar.db',
    trustProxy: 1,
    logLevel: 'debug',
  });
  expect(settings.allowedOrigins).toEqual(['https://play.example.org', 'http://192.168.1.5:8080']);
});

test.each([
  [true, 'warn'],
  [false, 'info'],
])(
  'without LOG_LEVEL the log of a terminal (%s) has level %s, so that the address is seen',
  (isTTY, level) => {
    const { isTTY: before } = process.stderr;
    process.stderr.isTTY = isTTY;
    onTestFinished(() => {
      process.stderr.isTTY = before;
    });
    expect(readSettings({}).logLevel).toBe(level);
    expect(readSettings({ LOG_LEVEL: 'info' }).logLevel).toBe('info');
  },
);

test.each([
  [{ PORT: 'abc' }, "PORT should be a whole number from 0 to 65535, not 'abc'."],
  [{ PORT: '70000' }, "PORT should be a whole number from 0 to 65535, not '70000'."],
  [{ PORT: '-1' }, "PORT should be a whole number from 0 to 65535, not '-1'."],
  [{ PORT: '80.5' }, "PORT should be a whole number from 0 to 65535, not '80.5'."],
  [{ LOG_LEVEL: 'loud' }, "LOG_LEVEL should be one of silent, error, warn, info, debug, not 'loud'."],
  [{ BOT_LIMIT_MS: '1' }, "BOT_LIMIT_MS should be a whole number from 50 to 600000, not '1'."],
  [
    { ALLOWED_ORIGINS: 'https://play.example.org/durbar' },
    "ALLOWED_ORIGINS should be a list of origins such as https://play.example.org, separated by commas, not 'https://play.example.org/durbar'.",
  ],
  [
    { ALLOWED_ORIGINS: 'ftp://x' },
    "ALLOWED_ORIGINS should be a list of origins such as https://play.example.org, separated by commas, not 'ftp://x'.",
  ],
])('%j is refused with a message that names the variable and what it should be', (env, message) => {
  expect(() => readSettings(env)).toThrow(new StartupError(message));
});

test('a secret that is too short is not repeated in the message', () => {
  expect(() => readSettings({ DURBAR_SECRET: 'hunter2' })).toThrow(
    new StartupError('DURBAR_SECRET should be a text of at least 32 characters.'),
  );
});

test('docs/hosting.md lists every setting with its default and help text', () => {
  const page = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8').replaceAll(
    / +/g,
    ' ',
  );
  for (const { variable, defaultText: standard, help } of Object.values(SETTINGS))
    expect(page).toContain(`| \`${variable}\` | ${standard} | ${help} |`);
});
