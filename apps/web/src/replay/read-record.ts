import { isGameId, UnknownRules } from '@durbar/games';
import {
  decodeText,
  type Finding,
  listProofs,
  type MatchRecord,
  type Message,
  type Proof,
  parseRecord,
  RecordError,
  verify,
} from '@durbar/kernel';
import type { LoadedGame } from '../games/load-game.ts';
import { type DealVerdict, dealVerdict } from '../table/deal-verdict.ts';
import { keptDeals } from '../table/device-deals.ts';
import { ReplayConnection } from './replay-connection.ts';

/** A parsed record, ready to replay, and the findings of its check. */
export interface ReadRecord {
  readonly record: MatchRecord;
  readonly loaded: LoadedGame;
  readonly connection: ReplayConnection;
  /** Faults found by `verify`; empty for a sound record. */
  readonly findings: readonly Finding[];
  /** What proves each part of a sound record. */
  readonly proofs: readonly Proof[];
  /** What this device knows about the deal, if it was at the table. */
  readonly verdict: DealVerdict;
}

/** No record of a match is larger. */
const MAX_BYTES = 20_000_000;

/**
 * Reads and checks a file that should contain a record. Returns a message if it contains none.
 * @param load loads the record's game in the rules version of the record
 */
export async function readRecord(
  file: Blob,
  load: (game: string, rules: number) => Promise<LoadedGame>,
): Promise<ReadRecord | Message> {
  if (file.size > MAX_BYTES) return { key: 'record.foreign' };
  try {
    const record = parseRecord(decodeText(new Uint8Array(await file.arrayBuffer())));
    if (!isGameId(record.game)) return { key: 'record.game', values: { game: record.game } };
    const loaded = await load(record.game, record.rules);
    return {
      record,
      loaded,
      connection: new ReplayConnection(loaded.game, record),
      findings: verify(loaded.game, record),
      proofs: listProofs(record),
      verdict: dealVerdict(
        loaded.game,
        record,
        record.fairness ? keptDeals.of(record.fairness.table) : null,
        false,
        null,
      ),
    };
  } catch (error) {
    if (error instanceof RecordError) return error.explanation;
    if (error instanceof UnknownRules) {
      const { game, rules, known } = error;
      return { key: 'record.rules', values: { game, rules, known: known.join(', ') } };
    }
    throw error;
  }
}
