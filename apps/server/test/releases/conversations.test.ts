import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL } from '@durbar/protocol';
import { readReleaseJson, releasePath, releases } from '@durbar/table/test/releases/folders.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { conversation, parseAnswer } from './conversation.ts';
import { dataFacts } from './data-facts.ts';
import { serveFile } from './program.ts';
import { repeat } from './repeat.ts';

/*
 * The page of every release and this server understand each other: what the page sent is accepted, what this server answers
 * fits the page's schemas, and what the server of that release answered can be read by this page.
 */

const schemaFile = z.record(z.string(), z.record(z.string(), z.unknown()));

describe.each(releases)('the page of release %s', (release) => {
  const facts = dataFacts.parse(readReleaseJson(release, 'data.json'));
  const schemas = new Map(
    Object.entries(schemaFile.parse(readReleaseJson(release, 'schemas.json'))).map(
      ([name, schema]) => [name, z.fromJSONSchema(schema)] as const,
    ),
  );
  const names = readdirSync(releasePath(release, 'conversations')).map((file) => file.replace('.json', ''));

  const check = (name: string, answer: unknown): void => {
    const read = schemas.get(name)?.safeParse(answer);
    if (!read?.success)
      throw new Error(
        `${name}: ${read ? z.prettifyError(read.error) : 'no schema'}: ${JSON.stringify(answer)}`,
      );
  };

  test.each(names)('reads %s: today’s page understands what that server said', (name) => {
    const steps = conversation.parse(readReleaseJson(release, 'conversations', `${name}.json`));
    for (const step of steps) {
      if (step.kind === 'request' && step.name !== null) parseAnswer(step.name, step.answer);
      if (step.kind === 'received') parseAnswer('fromServer', step.message);
    }
    const hellos = steps.flatMap((step) => (step.kind === 'received' ? [step.message] : []));
    expect(hellos).toContainEqual(expect.objectContaining({ t: 'hello', protocol: PROTOCOL }));
  });

  test.each(names)('repeats %s: today’s server answers what that page understands', async (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'durbar-release-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'durbar.db');
    copyFileSync(releasePath(release, 'data.db'), file);
    const server = await serveFile(file, facts.time);
    onTestFinished(() => server.stop());
    const steps = conversation.parse(readReleaseJson(release, 'conversations', `${name}.json`));
    await expect(repeat(steps, { url: server.url, cookies: facts.people, check })).resolves.toBeUndefined();
  });

  test('a changed answer is noticed', () => {
    expect(() => check('me', { id: 'a', name: 'A' })).toThrow('me:');
    expect(() => check('fromServer', { t: 'update', table: 'a', update: { n: 1 } })).toThrow('fromServer:');
    expect(() => check('me', { id: 'a', name: 'A', locale: 'en', more: 1 })).not.toThrow();
  });
});

test('the page of release 1 sent every message', () => {
  const sent = readdirSync(releasePath('1', 'conversations')).flatMap((file) =>
    conversation
      .parse(readReleaseJson('1', 'conversations', file))
      .flatMap((step) => (step.kind === 'sent' ? [step.message] : [])),
  );
  const kinds = ['do', 'lobby', 'log', 'past', 'ping', 'say', 'scores', 'unwatch', 'watch'];
  expect([...new Set(sent.map(({ t }) => t))].toSorted()).toEqual(kinds);
  const acts = ['abandon', 'move', 'pause', 'resign', 'resume', 'return', 'takeover', 'undo'];
  const acted = sent.flatMap((message) => (message.t === 'do' ? [message.act.kind] : []));
  expect([...new Set(acted)].toSorted()).toEqual(acts);
});
