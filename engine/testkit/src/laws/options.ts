import type { OptionSpec } from '@durbar/kernel';
import { canonicalJson, OptionError, readOptions } from '@durbar/kernel';
import type { WordChecker } from '../check-words.ts';
import { assertLaw } from '../law.ts';
import { throughJson } from '../plain-json.ts';
import type { AnyGame } from '../settings.ts';

/**
 * Checks that a game accepts its default options or explains to players why not for a seat count, and that it refuses
 * unknown options and values with an error that names the option.
 */
export function checkOptions(game: AnyGame, words: WordChecker): void {
  const { meta } = game;
  const taken = meta.seatCounts.filter((players) => acceptsDefaults(game, words, players));
  assertLaw(taken.length > 0, 'options', 'the defaults should be accepted for at least one seat count');
  for (const players of meta.seatCounts) {
    expectRefused(game, players, 'noSuchOption', true);
    for (const spec of meta.options) expectRefused(game, players, spec.name, wrongValue(spec));
  }
  for (const spec of meta.options) {
    words.check({ key: `option.${spec.name}` });
    if (spec.kind === 'choice' || spec.kind === 'set')
      for (const value of spec.values) words.check({ key: `option.${spec.name}.${value}` });
  }
}

/** Whether the game accepts its defaults for a seat count. @throws {LawViolation} if an explanation is missing */
function acceptsDefaults(game: AnyGame, words: WordChecker, players: number): boolean {
  const defaults = readOptions(game.meta.options, {});
  const read = (raw: unknown): string => canonicalJson(game.parseOptions(raw, players));
  try {
    const options = read(defaults);
    assertLaw(
      options === read(throughJson(defaults)) && options === read({}),
      'options',
      'omitted options should parse to the defaults',
    );
    return true;
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    assertLaw(
      error.option !== null && error.explanation.length > 0,
      'options',
      `the defaults are refused for ${players} seats without an explanation for players: ${error.message}`,
    );
    for (const message of error.explanation) words.check(message);
    return false;
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

function expectRefused(game: AnyGame, players: number, name: string, value: unknown): void {
  try {
    game.parseOptions({ [name]: value }, players);
  } catch (error) {
    assertLaw(
      error instanceof OptionError && error.message.includes(name),
      'options',
      `option '${name}' should be refused by an OptionError that names it, not ${String(error)}`,
    );
    return;
  }
  assertLaw(false, 'options', `option '${name}' should not accept ${JSON.stringify(value)}`);
}
