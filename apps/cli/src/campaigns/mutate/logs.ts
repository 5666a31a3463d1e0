import type { Finding, Rng } from '@durbar/kernel';
import { sameJson, verify } from '@durbar/kernel';
import { Match, parseLog, parseSaved, parseSetup } from '@durbar/table';
import { mutateJson, mutateValue } from './mutators.ts';
import { playAtRandom, type Sample } from './sample.ts';
import { type FuzzTarget, isRefused, require, tryTo } from './target.ts';

/** Parsers of stored logs, on a server or in a browser: what they accept can be played, stored and parsed again. */
export const logTargets: readonly FuzzTarget[] = [
  { name: 'log', inputs: 35, fuzz: fuzzLog },
  { name: 'saved match', inputs: 35, fuzz: fuzzSaved },
  { name: 'setup', inputs: 15, fuzz: fuzzSetup },
];

/** Problems with the deal, which verification reports. They change no move, so the match still loads. */
const DEAL_PROBLEMS: ReadonlySet<Finding['problem']> = new Set([
  'seed',
  'commitment',
  'nonces',
  'hashes',
  'rounds',
  'weak',
]);

function fuzzLog({ game, setup, log }: Sample, rng: Rng): string {
  const raw = stored(mutateValue(log, rng));
  const match = tryTo(raw, () => Match.load(setup, parseLog(raw), { game }));
  if (isRefused(match)) return match.kind;
  requireSound(raw, match, rng);
  return 'accepted';
}

function fuzzSaved({ game, setup, log }: Sample, rng: Rng): string {
  const { id, rules } = game.meta;
  const text = mutateJson({ format: 'durbar-local', version: 1, game: id, rules, setup, log }, rng);
  const raw = parseOrNull(text);
  if (raw === null) return 'no JSON';
  const match = tryTo(text, () => {
    const saved = parseSaved(raw, game.meta);
    return Match.load(saved.setup, saved.log, { game });
  });
  if (isRefused(match)) return match.kind;
  requireSound(text, match, rng, DEAL_PROBLEMS);
  return 'accepted';
}

function fuzzSetup({ game, setup }: Sample, rng: Rng): string {
  const raw = stored(mutateValue(setup, rng));
  const match = tryTo(raw, () => Match.begin(parseSetup(raw), { game }));
  if (isRefused(match)) return match.kind;
  requireSound(raw, match, rng, DEAL_PROBLEMS);
  return 'accepted';
}

/** A value as it is after storage, which keeps JSON only. */
function stored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value) ?? 'null');
}

/** The value of a JSON text; null if the text is not JSON. */
export function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Requires that the match can be continued, and loaded again from what would be stored.
 * @param expected problems that its record may have
 */
export function requireSound(
  input: unknown,
  match: Match,
  rng: Rng,
  expected: ReadonlySet<Finding['problem']> = new Set(),
): void {
  const { game, setup } = match;
  require(input, 'the match can be continued', () => {
    playAtRandom(match, rng, 3);
    return true;
  });
  require(input, 'its log gives the same match', () => {
    const loaded = Match.load(parseSetup(stored(setup)), parseLog(stored(match.log)), { game });
    return sameJson(loaded.snapshot('spectator'), match.snapshot('spectator'));
  });
  if (match.status === 'running' || match.status === 'paused') {
    const abandon = { id: 'abandon', seat: null, act: { kind: 'abandon' } } as const;
    match.command(abandon, match.log.at(-1)?.at ?? 0);
  }
  const record = match.record();
  require(input, 'its record is sound', () =>
    verify(game, record).every(({ problem }) => expected.has(problem)));
}
