import type { Game, GameEvent, MatchRecord } from '@durbar/kernel';
import { replay, sameJson, verify } from '@durbar/kernel';

/** What is wrong with a record of a finished match: it does not verify, or does not replay to what it was written with. */
export function listReplayFaults<S extends V, V, M, E extends GameEvent, O>(
  game: Game<S, V, M, E, O>,
  record: MatchRecord,
): unknown[] {
  const { hash, outcome } = replay(game, record);
  const faults: unknown[] = [...verify(game, record)];
  if (hash !== record.hash) faults.push({ hash, written: record.hash });
  if (!sameJson(outcome, record.outcome)) faults.push({ outcome, written: record.outcome });
  return faults;
}

/**
 * What a record comes by, as names: `event.<kind>`, kinds of decisions, `undo`, keys of ending and tie-breaks,
 * `<option>.<value>` (`own` for a document), and `<n> seats`.
 */
export function listReached<S extends V, V, M, E extends GameEvent, O>(
  game: Game<S, V, M, E, O>,
  record: MatchRecord,
): Set<string> {
  const seen = new Set<string>([`${record.seats.length} seats`]);
  const { outcome } = replay(game, record, {
    onEntry: ({ entry, events, state }) => {
      if ('undo' in entry) seen.add('undo');
      for (const { kind } of events) seen.add(`event.${kind}`);
      for (const seat of game.active(state)) seen.add(game.decision(state, seat)?.kind ?? '');
    },
  });
  for (const [option, value] of Object.entries(record.options))
    for (const one of Array.isArray(value) ? value : [value])
      seen.add(`${option}.${typeof one === 'object' && one !== null ? 'own' : String(one)}`);
  for (const { key } of outcome?.tieBreaks ?? []) seen.add(key);
  return seen.add(outcome?.ending ?? 'no ending');
}
