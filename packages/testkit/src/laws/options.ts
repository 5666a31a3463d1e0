import type { OptionSpec } from '@durbar/kernel';
import { canonicalJson, OptionError, readOptions } from '@durbar/kernel';
import { must } from '../law.ts';
import { throughJson } from '../plain-json.ts';
import type { AnyGame } from '../settings.ts';
import type { Words } from '../words.ts';

/** A game must take its defaults, and refuse what is no option or no value of one, naming it. */
export function checkOptions(game: AnyGame, words: Words): void {
  const { meta } = game;
  for (const players of meta.seatCounts) {
    const defaults = readOptions(meta.options, {});
    const options = canonicalJson(game.parseOptions(defaults, players));
    must(
      options === canonicalJson(game.parseOptions(throughJson(defaults), players)) &&
        options === canonicalJson(game.parseOptions({}, players)),
      'options',
      'options left out should be the same as the defaults',
    );
    mustRefuse(game, players, 'noSuchOption', true);
    for (const spec of meta.options) mustRefuse(game, players, spec.name, wrongValue(spec));
  }
  for (const spec of meta.options) {
    words.check({ key: `option.${spec.name}` });
    if (spec.kind === 'choice' || spec.kind === 'set')
      for (const value of spec.values) words.check({ key: `option.${spec.name}.${value}` });
  }
}

function wrongValue(spec: OptionSpec): unknown {
  switch (spec.kind) {
    case 'flag':
      return 'perhaps';
    case 'choice':
      return 'no such value';
    case 'set':
      return ['no such value'];
    case 'document':
      return 3;
  }
}

function mustRefuse(game: AnyGame, players: number, name: string, value: unknown): void {
  try {
    game.parseOptions({ [name]: value }, players);
  } catch (error) {
    must(
      error instanceof OptionError && error.message.includes(name),
      'options',
      `option '${name}' should be refused by an OptionError that names it, not ${String(error)}`,
    );
    return;
  }
  must(false, 'options', `option '${name}' may be ${JSON.stringify(value)}`);
}
