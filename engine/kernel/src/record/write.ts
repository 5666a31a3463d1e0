import { canonicalJson } from '../json.ts';
import type { Entry, Fairness, MatchRecord, SeatRecord } from './types.ts';

/**
 * Writes a record as text. Equal records give the same bytes: fields are in the order of the format, each seat, draw
 * and entry has its own line, and the fields of moves, options and `meta` are in code unit order.
 */
export function writeRecord(record: MatchRecord): string {
  const { fairness, meta, outcome, digest, signature } = record;
  const fields: [string, string][] = [
    ['format', canonicalJson(record.format)],
    ['version', canonicalJson(record.version)],
    ['game', canonicalJson(record.game)],
    ['rules', canonicalJson(record.rules)],
    ['options', canonicalJson(record.options)],
    ['seats', lines('[', record.seats.map(seatText), ']')],
    ['generator', canonicalJson(record.generator)],
    ['seed', canonicalJson(record.seed)],
  ];
  if (fairness) fields.push(['fairness', fairnessText(fairness)]);
  const draws = Object.keys(record.dealt).toSorted();
  fields.push([
    'dealt',
    lines(
      '{',
      draws.map((name) => `${JSON.stringify(name)}:${canonicalJson(record.dealt[name])}`),
      '}',
    ),
  ]);
  if (meta) fields.push(['meta', canonicalJson(meta)]);
  fields.push(
    ['entries', lines('[', record.entries.map(entryText), ']')],
    ['outcome', outcome ? ordered(outcome, ['ending', 'ranks', 'scores', 'lines', 'tieBreaks']) : 'null'],
    ['hash', canonicalJson(record.hash)],
  );
  if (digest !== undefined) fields.push(['digest', canonicalJson(digest)]);
  if (signature) fields.push(['signature', ordered(signature, ['algorithm', 'key', 'id', 'value'])]);
  return `{\n${fields.map(([name, text]) => `  ${JSON.stringify(name)}: ${text}`).join(',\n')}\n}\n`;
}

function fairnessText(fairness: Fairness): string {
  const start = ordered(fairness, ['secret', 'table', 'nonces', 'commitment', 'hashes']);
  if (!('rounds' in fairness)) return start;
  const rounds = fairness.rounds.map((round) =>
    ordered(round, ['ending', 'secret', 'commitment', 'hashes', 'nonces']),
  );
  return `${start.slice(0, -1)},"rounds":[${rounds.join(',')}]}`;
}

function seatText(seat: SeatRecord): string {
  return ordered(seat, ['kind', 'id', 'name', 'bot', 'colour', 'secondColour']);
}

function entryText(entry: Entry): string {
  return ordered(entry, ['table', 'undo', 'seat', 'bot', 'reason', 'change', 'ms', 'move', 'back', 'at']);
}

/** The text of an object with its fields in the given order; missing fields are left out. */
function ordered(value: object, names: readonly string[]): string {
  const byName = new Map<string, unknown>(Object.entries(value));
  const present = names.filter((name) => byName.get(name) !== undefined);
  return `{${present.map((name) => `${JSON.stringify(name)}:${canonicalJson(byName.get(name))}`).join(',')}}`;
}

function lines(open: string, items: readonly string[], close: string): string {
  return items.length === 0 ? open + close : `${open}\n    ${items.join(',\n    ')}\n  ${close}`;
}
