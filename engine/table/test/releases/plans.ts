import { at, type Game, OptionError, type OptionSpec, type OptionValues, readOptions } from '@durbar/kernel';

/**
 * What a match and its record contain besides moves. `bots`: a simulation. `table`: a signed record of a table, with every
 * kind of entry with which a match goes on. `older`: the evidence of tables that asked for no hashes. `first`: format version 1.
 * The others say how the match ended.
 */
const LONG_STORIES = ['bots', 'table', 'resigned', 'older', 'first'] as const;
const STORIES = [...LONG_STORIES, 'resignedAll', 'abandoned'] as const;
const OLDER: ReadonlySet<string> = new Set(['older', 'first']);
type Story = (typeof STORIES)[number];

/** A match to be played and recorded. */
export interface MatchPlan {
  readonly name: string;
  readonly game: Game;
  readonly players: number;
  readonly options: OptionValues;
  readonly story: Story;
}

/**
 * Plans of matches that have each seat count, each story, and each value of each option.
 * @param map a file for options that take one
 */
export function planMatches(game: Game, map: unknown): MatchPlan[] {
  const { id, rules, options: specs, seatCounts } = game.meta;
  const whole = STORIES.flatMap((story) =>
    // Older records differ in how they are written, not in how they are played.
    (OLDER.has(story) ? seatCounts.slice(0, 2) : seatCounts).map((players) => {
      return { players, story, change: {}, label: story };
    }),
  );
  const changed = specs
    .flatMap((spec) => listChanges(spec, map))
    .map(({ change, label }, i) => {
      const story = at(LONG_STORIES, i % LONG_STORIES.length);
      return { players: playersFor(game, change, i), story, change, label: `${label}-${story}` };
    });
  return [...whole, ...changed].flatMap(({ players, story, change, label }): MatchPlan[] => {
    const options = readOptions(specs, change);
    if (!accepts(game, options, players)) return [];
    return [{ name: `${id}-${rules}-${players}-${label}`, game, players, options, story }];
  });
}

/** Each value of an option that is not the default. */
function listChanges(spec: OptionSpec, map: unknown): { change: OptionValues; label: string }[] {
  const { name } = spec;
  if (spec.kind === 'flag') return [{ change: { [name]: !spec.default }, label: name }];
  if (spec.kind === 'document') return [{ change: { [name]: map as OptionValues[string] }, label: name }];
  const values = spec.values.filter((value) => value !== spec.default);
  return values.map((value) => ({
    change: { [name]: spec.kind === 'set' ? [value] : value },
    label: `${name}-${value}`,
  }));
}

/** A seat count that the options allow; another one for each number `i`. */
function playersFor(game: Game, change: OptionValues, i: number): number {
  const options = readOptions(game.meta.options, change);
  const counts = game.meta.seatCounts.filter((players) => accepts(game, options, players));
  return at(counts, i % counts.length);
}

function accepts(game: Game, options: OptionValues, players: number): boolean {
  try {
    game.parseOptions(options, players);
    return true;
  } catch (error) {
    if (error instanceof OptionError) return false;
    throw error;
  }
}
