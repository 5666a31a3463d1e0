import type { Game, GameEvent } from '../contract.ts';
import { seededDeal } from '../deal.ts';
import { isGenerator } from '../draw.ts';
import { hashPosition } from '../hash.ts';
import { sameJson } from '../json.ts';
import { outcomeWithoutScore } from '../match/resign.ts';
import type { Message } from '../message.ts';
import type { Outcome } from '../outcome.ts';
import { computeDigest } from './digest.ts';
import type { EntryProblem, RecordProblem } from './errors.ts';
import { EntryError, RecordError } from './errors.ts';
import { type FairnessProblem, fairnessFaults } from './fairness.ts';
import { Playback } from './playback.ts';
import { isSigned } from './signature.ts';
import type { StartedMatch } from './start.ts';
import { reopenMatch } from './start.ts';
import type { MatchRecord } from './types.ts';

/** What can be wrong with a playable record. */
export type VerifyProblem =
  | FairnessProblem
  | 'digest'
  | 'signature'
  | 'time'
  | 'hash'
  | 'outcome'
  | 'incomplete';

/** A claim of a record that does not hold. */
export interface Finding {
  readonly problem: RecordProblem | EntryProblem | VerifyProblem;
  /** Number of the bad entry, from 0; null if the finding is not about one entry. */
  readonly entry: number | null;
  /** For logs. */
  readonly message: string;
  /** For people. */
  readonly explanation: Message;
}

/**
 * Checks everything in a record that can be computed: the digest covers it, the signature signs the digest, the seed
 * is derived from secret, table and nonces, the draws are derived from the seed, each entry is allowed, and hash and outcome
 * are right. `listProofs` says what that proves.
 * @returns the claims that do not hold, none for a sound record; entries after a bad one are not checked
 */
export function verify<S extends V, V, M, E extends GameEvent, O>(
  game: Game<S, V, M, E, O>,
  record: MatchRecord,
): Finding[] {
  const findings = [...verifyDigest(record), ...verifyFairness(record)];
  let match: StartedMatch<S, O>;
  try {
    match = reopenMatch(game, record);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    const { problem, message, explanation } = error;
    return [...findings, { problem, entry: null, message, explanation }];
  }
  findings.push(...verifyDraws(game, match, record), ...verifyTimes(record));
  const playback = new Playback(game, match);
  try {
    for (const entry of record.entries) playback.add(entry);
  } catch (error) {
    if (!(error instanceof EntryError)) throw error;
    const { problem, index, message, explanation } = error;
    return [...findings, { problem, entry: index, message, explanation }];
  }
  return [...findings, ...verifyEnd(game, record, playback)];
}

function finding(problem: VerifyProblem | 'dealt', message: string, entry: number | null = null): Finding {
  const values = entry === null ? {} : { values: { entry: entry + 1 } };
  return { problem, entry, message, explanation: { key: `record.${problem}`, ...values } };
}

function verifyDigest(record: MatchRecord): Finding[] {
  const { digest, signature } = record;
  if (digest === undefined) return [];
  if (computeDigest(record) !== digest)
    return [finding('digest', 'the record was changed after it was written: its digest is another')];
  if (signature && !isSigned(digest, signature))
    return [finding('signature', 'the signature is not one of this digest by the key it names')];
  return [];
}

function verifyFairness(record: MatchRecord): Finding[] {
  return fairnessFaults(record).map(({ problem, message }) => finding(problem, message));
}

/** Deals again from the seed and compares the draws. */
function verifyDraws<S extends V, V, M, E extends GameEvent, O>(
  game: Game<S, V, M, E, O>,
  { options, players }: StartedMatch<S, O>,
  { seed, dealt, generator }: MatchRecord,
): Finding[] {
  // Known, because the match was opened with it.
  const deal = seededDeal(seed, isGenerator(generator) ? generator : undefined);
  game.setup(options, players, deal);
  if (sameJson(deal.dealt, dealt)) return [];
  const names = new Set([...Object.keys(deal.dealt), ...Object.keys(dealt)]);
  const wrong = [...names].filter((name) => !sameJson(deal.dealt[name] ?? null, dealt[name] ?? null));
  return [finding('dealt', `the seed deals something else for ${wrong.join(', ')}`)];
}

/** Whether a record states this outcome. Older records state an end by resignations without scores. */
function isSameOutcome(outcome: Outcome | null, recorded: Outcome | null): boolean {
  if (sameJson(outcome, recorded)) return true;
  const older = outcomeWithoutScore(outcome);
  return older !== null && sameJson(older, recorded);
}

function verifyTimes({ entries }: MatchRecord): Finding[] {
  let before = 0;
  for (const [index, { at }] of entries.entries()) {
    if (at === undefined) continue;
    if (at < before) return [finding('time', `entry ${index + 1}: it is earlier than one before it`, index)];
    before = at;
  }
  return [];
}

function verifyEnd<S extends V, V, M, E extends GameEvent, O>(
  game: Game<S, V, M, E, O>,
  record: MatchRecord,
  playback: Playback<S, V, M, E, O>,
): Finding[] {
  const findings: Finding[] = [];
  if (!playback.over) findings.push(finding('incomplete', 'the match was neither finished nor abandoned'));
  if (hashPosition(game, playback.state) !== record.hash)
    findings.push(finding('hash', 'the final state has another hash than the record says'));
  if (!isSameOutcome(playback.outcome, record.outcome))
    findings.push(finding('outcome', 'the match has another outcome than the record says'));
  return findings;
}
