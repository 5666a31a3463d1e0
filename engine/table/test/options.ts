import { type Game, OptionError } from '@durbar/kernel';

/**
 * The first options that the game accepts for this number of people: its defaults, or the defaults with one value
 * changed.
 */
export function optionsFor(game: Game, people: number): object {
  const tried = game.meta.options.flatMap((spec) =>
    spec.kind === 'choice' ? spec.values.map((value) => ({ [spec.name]: value })) : [],
  );
  const taken = [{}, ...tried].find((options) => takes(game, options, people));
  if (!taken) throw new Error(`${game.meta.id} takes nothing for ${people} people`);
  return taken;
}

function takes(game: Game, options: object, people: number): boolean {
  try {
    game.parseOptions(options, people);
    return true;
  } catch (error) {
    if (error instanceof OptionError) return false;
    throw error;
  }
}
