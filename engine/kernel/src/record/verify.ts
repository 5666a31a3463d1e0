import type { Game, GameEvent } from '../contract.ts';
import { seededDeal } from '../deal.ts';
import { hashOf } from '../hash.ts';
import { sameJson } from '../json.ts';
import type { Message } from '../message.ts';
import { commitmentOf, dealSeed } from '../seed.ts';
import type { EntryProblem, RecordProblem } from './errors.ts';
import { EntryError, RecordError } from './errors.ts';
import { Playback } from './playback.ts';
import type { StartedMatch } from './start.ts';
import { reopenMatch } from './start.ts';
import type { MatchRecord } from './types.ts';

/** What can be wrong with a record that can be played. */
export type VerifyProblem = 'seed' | 'commitment' | 'nonces' | 'time' | 'hash' | 'outcome' | 'incomplete';

/** A claim of a record that does not hold. */
export interface Finding {
  readonly problem: RecordProblem | EntryProblem | VerifyProblem;
  /** Number of the bad entry, from 0, where the finding is about one. */
  readonly entry: number | null;
  /** For logs. */
  readonly message: string;
  /** For people. */
  readonly explanation: Message;
}

/**
 * Checks everything that a record claims: the seed follows from secret, table and nonces, the draws follow from the
 * seed, each entry is allowed, and hash and outcome are right.
 * @returns what does not hold, empty for a sound record; entries after a bad one are not checked
 */
export function verify<S extends V, V, M, E extends GameEvent, O>(
  game: Game<S, V, M, E, O>,
  record: MatchRecord,
): Finding[] {
  const findings = verifyFairness(record);
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

function verifyFairness({ fairness, seed, seats }: MatchRecord): Finding[] {
  if (!fairness) return [];
  const { secret, table, nonces, commitment } = fairness;
  const findings: Finding[] = [];
  if (commitmentOf(secret) !== commitment)
    findings.push(finding('commitment', 'the secret is not the one the table had committed to'));
  const people = seats.filter(({ kind }) => kind === 'person').length;
  if (nonces.length !== people)
    findings.push(finding('nonces', `${people} people should have given a nonce each, not ${nonces.length}`));
  if (dealSeed(secret, table, nonces) !== seed)
    findings.push(finding('seed', 'the seed does not follow from secret, table and nonces'));
  return findings;
}

/** Deals again from the seed and compares the draws. */
function verifyDraws<S extends V, V, M, E extends GameEvent, O>(
  game: Game<S, V, M, E, O>,
  { options, players }: StartedMatch<S, O>,
  { seed, dealt }: MatchRecord,
): Finding[] {
  const deal = seededDeal(seed);
  game.setup(options, players, deal);
  if (sameJson(deal.dealt, dealt)) return [];
  const names = new Set([...Object.keys(deal.dealt), ...Object.keys(dealt)]);
  const wrong = [...names].filter((name) => !sameJson(deal.dealt[name] ?? null, dealt[name] ?? null));
  return [finding('dealt', `the seed deals something else for ${wrong.join(', ')}`)];
}

function verifyTimes({ entries }: MatchRecord): Finding[] {
  let before = 0;
  for (const [index, { at }] of entries.entries()) {
    if (at === undefined) continue;
    if (at < before) return [finding('time', `entry ${index}: it is earlier than one before it`, index)];
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
  if (hashOf(game, playback.state) !== record.hash)
    findings.push(finding('hash', 'the final state has another hash than the record says'));
  if (!sameJson(playback.outcome, record.outcome))
    findings.push(finding('outcome', 'the match has another outcome than the record says'));
  return findings;
}
