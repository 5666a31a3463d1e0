import type { Game, GameEvent, MatchRecord } from '@durbar/kernel';
import { replay, sameJson, verify } from '@durbar/kernel';

/** Lists the faults of a finished match's record: verification findings, and a different hash or outcome on replay. */
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
 * Replays a record and returns what it covers, as names: `event.<kind>`, decision kinds, `undo`, the keys of the ending
 * and tie-breaks, `<option>.<value>` (with `own` as the value of a document), and `<n> seats`.
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
