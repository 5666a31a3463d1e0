import { OptionError } from './errors.ts';
import { isPlainObject, shownJson } from './json.ts';

/** One option of a game, as data. Lobby form, command line, records and validation all use it. */
export type OptionSpec = FlagOption | ChoiceOption | SetOption | DocumentOption;

interface OptionBase {
  /**
   * Stable name; also the catalogue key `option.<name>` and, for its values, `option.<name>.<value>`. The sentence that says
   * what it changes has the key of each value if it is a choice, else that of the option, with `.text` added.
   */
  readonly name: string;
}

/** On or off. */
export interface FlagOption extends OptionBase {
  readonly kind: 'flag';
  readonly default: boolean;
  /** Values of another option, a choice, that turn this flag on regardless of its own value. */
  readonly impliedBy?: { readonly option: string; readonly values: readonly string[] };
}

/** One of several named values. */
export interface ChoiceOption extends OptionBase {
  readonly kind: 'choice';
  readonly values: readonly string[];
  readonly default: string;
}

/** Any subset of several named values, kept in the order of `values`. */
export interface SetOption extends OptionBase {
  readonly kind: 'set';
  readonly values: readonly string[];
  readonly default: readonly string[];
  /** Exclusive values: each is chosen without any other, such as one that stands for a randomly drawn set. */
  readonly alone?: readonly string[];
}

/** A JSON document such as a map file; the game checks its content. `null` means none. */
export interface DocumentOption extends OptionBase {
  readonly kind: 'document';
  readonly default: null;
}

export type OptionValue = boolean | string | readonly string[] | object | null;

/** Options after `readOptions`: every option is present, every value is allowed. */
export type OptionValues = Readonly<Record<string, OptionValue>>;

/**
 * Reads options from outside and checks them against their specs; options that are left out get their defaults.
 * @param raw an object of values by name; `undefined` and `null` stand for no options at all
 * @throws {OptionError} naming the option and its allowed values
 */
export function readOptions(specs: readonly OptionSpec[], raw: unknown): OptionValues {
  const given = raw ?? {};
  if (!isPlainObject(given)) throw new OptionError(`options should be an object of values by name`);
  for (const name of Object.keys(given)) requireSpec(specs, name);
  return Object.fromEntries(
    specs.map((spec) => {
      const value = Object.hasOwn(given, spec.name) ? given[spec.name] : undefined;
      return [spec.name, value === undefined ? spec.default : readValue(spec, value)];
    }),
  );
}

/**
 * Reads options from a command line as `name=value`. A flag without a value means on; its values are on, off, yes, no,
 * true and false. A set lists its values with commas. A document is JSON text.
 * @throws {OptionError} naming the option and its allowed values
 */
export function readOptionText(specs: readonly OptionSpec[], texts: readonly string[]): OptionValues {
  const given = new Map<string, unknown>();
  for (const text of texts) {
    const cut = text.indexOf('=');
    const name = (cut < 0 ? text : text.slice(0, cut)).trim();
    const spec = requireSpec(specs, name);
    if (given.has(name)) throw new OptionError(`option '${name}' is given twice`, name);
    given.set(name, valueOfText(spec, cut < 0 ? null : text.slice(cut + 1).trim()));
  }
  return readOptions(specs, Object.fromEntries(given));
}

/** The allowed values of an option, for error messages and help. */
export function allowedText(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'flag':
      return 'true or false';
    case 'choice':
      return `one of ${spec.values.join(', ')}`;
    case 'set':
      return spec.alone
        ? `any of ${spec.values.filter((one) => !spec.alone?.includes(one)).join(', ')}; or only ${spec.alone.join(' or ')}`
        : `any of ${spec.values.join(', ')}`;
    case 'document':
      return 'a JSON object, or null for none';
  }
}

function requireSpec(specs: readonly OptionSpec[], name: string): OptionSpec {
  const spec = specs.find((candidate) => candidate.name === name);
  if (spec) return spec;
  const known = specs.length === 0 ? 'this game has no options' : `there are ${list(specs)}`;
  throw new OptionError(`there is no option '${name}'; ${known}`, name);
}

function list(specs: readonly OptionSpec[]): string {
  return specs.map(({ name }) => name).join(', ');
}

function readValue(spec: OptionSpec, value: unknown): OptionValue {
  switch (spec.kind) {
    case 'flag':
      if (typeof value === 'boolean') return value;
      break;
    case 'choice':
      if (typeof value === 'string' && spec.values.includes(value)) return value;
      break;
    case 'set':
      if (Array.isArray(value)) {
        const chosen = new Set<unknown>(value);
        const known = spec.values.filter((one) => chosen.has(one));
        const alone = known.find((one) => spec.alone?.includes(one));
        if (alone !== undefined && known.length > 1)
          throw new OptionError(
            `option '${spec.name}': ${alone} is chosen without any other value`,
            spec.name,
          );
        if (known.length === chosen.size) return known;
      }
      break;
    case 'document':
      if (value === null || isPlainObject(value)) return value;
      break;
  }
  throw wrongValue(spec, shownJson(value));
}

const FLAG_WORDS = new Map([
  ['true', true],
  ['on', true],
  ['yes', true],
  ['false', false],
  ['off', false],
  ['no', false],
]);

function valueOfText(spec: OptionSpec, text: string | null): unknown {
  switch (spec.kind) {
    case 'flag': {
      const value = text === null ? true : FLAG_WORDS.get(text);
      if (value === undefined) throw wrongValue(spec, String(text));
      return value;
    }
    case 'choice':
      return text;
    case 'set':
      return (text ?? '').split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
    case 'document':
      try {
        return JSON.parse(text ?? '');
      } catch {
        throw wrongValue(spec, text ?? '');
      }
  }
}

function wrongValue(spec: OptionSpec, found: string): OptionError {
  const short = found.length > 60 ? `${found.slice(0, 60)}…` : found || 'nothing';
  return new OptionError(`option '${spec.name}' should be ${allowedText(spec)}, not ${short}`, spec.name);
}
