import type { MatchRecord } from '@durbar/kernel';
import { canonicalJson, parseRecord, replay, sameJson, verify, writeRecord } from '@durbar/kernel';
import { assertLaw } from '../law.ts';
import { firstDifference } from '../plain-json.ts';
import type { AnyGame } from '../settings.ts';

/** A record of a match must be read as it was written, and replay to the same end. */
export function checkRecord(game: AnyGame, record: MatchRecord): void {
  const text = writeRecord(record);
  const again = parseRecord(text, [game.meta]);
  assertLaw(
    sameJson(again, record),
    'records',
    () => `a record is read differently: ${firstDifference(record, again)}`,
  );
  assertLaw(writeRecord(again) === text, 'records', 'a record is not written the same again');
  const { hash, outcome } = replay(game, again);
  assertLaw(hash === record.hash, 'records', 'a replay ends in another state');
  assertLaw(
    canonicalJson(outcome) === canonicalJson(record.outcome),
    'records',
    'a replay has another outcome',
  );
  const findings = verify(game, again).filter(
    ({ problem }) => problem !== 'incomplete' || record.outcome !== null,
  );
  assertLaw(findings.length === 0, 'records', () => findings.map(({ message }) => message).join('; '));
}
