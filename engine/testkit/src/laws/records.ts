import type { MatchRecord } from '@durbar/kernel';
import { canonicalJson, parseRecord, replay, sameJson, verify, writeRecord } from '@durbar/kernel';
import { assertLaw } from '../law.ts';
import { firstDifference } from '../plain-json.ts';
import type { AnyGame } from '../settings.ts';

/** Checks that a match record survives writing and parsing, replays to the same end and verifies. */
export function checkRecord(game: AnyGame, record: MatchRecord): void {
  const text = writeRecord(record);
  const again = parseRecord(text, [game.meta]);
  assertLaw(
    sameJson(again, record),
    'records',
    () => `a record differs after parsing: ${firstDifference(record, again)}`,
  );
  assertLaw(writeRecord(again) === text, 'records', 'a parsed record is written differently');
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
