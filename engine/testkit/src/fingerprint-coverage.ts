import type { Game } from '@durbar/kernel';

/**
 * Lists the fields of a state whose change leaves the fingerprint unchanged. A correct game has none.
 * @param spare replacement values by field name, for fields that hold no number, array or boolean
 */
export function fieldsMissingFromFingerprint<S extends V & object, V>(
  game: Pick<Game<S, V>, 'clone' | 'fingerprint'>,
  state: S,
  spare: Readonly<Record<string, unknown>>,
): string[] {
  const text = game.fingerprint(state);
  return Object.entries(state).flatMap(([field, value]: [string, unknown]) => {
    const other = Object.assign(game.clone(state), { [field]: spare[field] ?? changedValue(value) });
    return game.fingerprint(other) === text ? [field] : [];
  });
}

/** Returns a different value of the same type, or null for other types than number, array and boolean. */
function changedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.concat(99);
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : null;
}
