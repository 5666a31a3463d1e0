import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import schema from '../schema/bot-v1.json' with { type: 'json' };
import { fromBot, fromEnvironment, readMessage, toBot, toEnvironment } from '../src/index.ts';
import { botJsonSchema } from './json-schema.ts';

const groups = { toBot, fromBot, toEnvironment, fromEnvironment };
type Group = keyof typeof groups;

const legal = { key: 'place 1 33 2', move: { type: 'place' }, words: 'Tile 1 to C1' };
const outcome = { ending: 'ending.x', ranks: [1, 2], scores: [3, 2], lines: [[], []], tieBreaks: [] };
const options = { mapFile: null };

/** One message of each kind, with all of its fields. */
const EXAMPLES: Readonly<Record<Group, readonly Readonly<Record<string, unknown>>[]>> = {
  toBot: [
    { t: 'hello', protocol: 1, engine: 'durbar 0.3.0', games: { maharani: { rules: 2 } } },
    {
      t: 'match',
      id: 'm1',
      game: 'maharani',
      rules: 2,
      options,
      seat: 2,
      seats: 4,
      names: ['a'],
      seed: 's',
    },
    {
      t: 'ask',
      id: 'm1',
      ask: 7,
      view: {},
      decision: { kind: 'place', sealed: false },
      legal: [legal],
      events: [{ kind: 'turn' }],
      left: { bank: 86_000, move: 1000 },
    },
    { t: 'refused', id: 'm1', ask: 7, clause: 'MHR-2.3', words: '…' },
    { t: 'end', id: 'm1', outcome },
    { t: 'end', id: 'm1', outcome: null },
    { t: 'ping', n: 1 },
    { t: 'quit' },
    { t: 'analyse', id: 'q1', game: 'maharani', rules: 2, view: {}, seat: 0, ms: 500 },
    { t: 'invite', id: 'i1', game: 'maharani', rules: 2, options, seats: 3 },
    { t: 'unknown' },
  ],
  fromBot: [
    {
      t: 'hello',
      protocol: 1,
      name: 'mine',
      author: '…',
      games: ['maharani'],
      wants: ['legal'],
      offers: ['analyse'],
    },
    {
      t: 'move',
      id: 'm1',
      ask: 7,
      key: 'place 1 33 2',
      move: { type: 'place' },
      info: { score: [1.5], win: [0.5], line: ['end'], say: 'closes Peacock' },
    },
    { t: 'pong', n: 1 },
    {
      t: 'lines',
      id: 'q1',
      done: false,
      lines: [{ key: 'end', score: [1], win: [0.5], se: 0.01, n: 512, line: ['end'] }],
    },
    { t: 'accept', id: 'i1' },
    { t: 'decline', id: 'i1' },
    { t: 'unknown' },
  ],
  toEnvironment: [
    { t: 'reset', id: 'e1', game: 'maharani', rules: 2, options, seats: 4, seed: 's', wants: ['words'] },
    { t: 'step', id: 'e1', key: 'end', move: { type: 'end' } },
    { t: 'end', id: 'e1' },
    { t: 'ping', n: 1 },
    { t: 'quit' },
    { t: 'unknown' },
  ],
  fromEnvironment: [{ t: 'env', id: 'e1', view: {}, seat: 2, legal: [legal], outcome: null }],
};

const ajv = new Ajv2020({ allowUnionTypes: true });
ajv.addSchema(schema);
const fits = (group: Group, value: unknown): boolean => {
  const validate = ajv.getSchema(`urn:durbar:bot:1#/$defs/${group}`);
  if (!validate) throw new Error(`the schema has no ${group}`);
  return validate(value) === true;
};
const isRead = (group: Group, value: unknown): boolean =>
  readMessage(groups[group], JSON.stringify(value)).kind === 'message';

describe('the JSON schema', () => {
  it('is up to date with the schemas that read messages; `npm run schema` writes it', () => {
    expect(schema).toEqual(botJsonSchema());
  });

  const all = Object.entries(EXAMPLES).flatMap(([group, examples]) =>
    examples.map((example) => ({ group: group as Group, example })),
  );

  it('has every kind of message in these tests', () => {
    for (const [group, schemas] of Object.entries(groups))
      expect(new Set(EXAMPLES[group as Group].map(({ t }) => t))).toEqual(new Set(Object.keys(schemas)));
  });

  it.each(all)('takes what is read, and no other: $group, $example.t', ({ group, example }) => {
    expect([isRead(group, example), fits(group, example)]).toEqual([true, true]);
    expect([isRead(group, { ...example, extra: [1] }), fits(group, { ...example, extra: [1] })]).toEqual([
      true,
      true,
    ]);
    let refused = 0;
    for (const field of Object.keys(example).filter((name) => name !== 't' && name !== 'info'))
      for (const bad of [undefined, null, -1, 1.5, 'text', [], {}, [null], true]) {
        const changed = { ...example, [field]: bad };
        const read = isRead(group, changed);
        expect({ field, bad, fits: fits(group, JSON.parse(JSON.stringify(changed))) }).toEqual({
          field,
          bad,
          fits: read,
        });
        if (!read) refused++;
      }
    expect(refused > 0).toBe(Object.keys(example).length > 1);
  });
});
