import type { MatchRecord, Meta, OptionSpec, OptionValue } from '@durbar/kernel';

/** What records of a game lack: seat counts, option values, a resignation, an abandonment. */
export function listMissing(
  { id, rules, seatCounts, options }: Meta,
  records: readonly MatchRecord[],
): string[] {
  const own = records.filter((record) => record.game === id && record.rules === rules);
  const seen = new Set(own.flatMap(listParts));
  const wanted = [
    ...seatCounts.map((players) => `${players} seats`),
    ...options.flatMap((spec) => listValues(spec).map((value) => optionText(spec.name, value))),
    'ending.resigned',
    'abandoned',
  ];
  return wanted.filter((part) => !seen.has(part)).map((part) => `${id} ${rules}: ${part}`);
}

function listParts({ seats, options, outcome }: MatchRecord): string[] {
  const players = seats.filter(({ kind }) => kind !== 'automaton').length;
  const values = Object.entries(options).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one: OptionValue) => optionText(name, one)),
  );
  return [`${players} seats`, ...values, outcome?.ending ?? 'abandoned'];
}

function optionText(name: string, value: OptionValue): string {
  return `${name} ${value !== null && typeof value === 'object' ? 'a file' : String(value)}`;
}

/** The values of an option that some record should have. */
function listValues(spec: OptionSpec): readonly OptionValue[] {
  if (spec.kind === 'flag') return [false, true];
  return spec.kind === 'document' ? [null, {}] : spec.values;
}
