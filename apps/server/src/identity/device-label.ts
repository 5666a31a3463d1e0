/** Browsers and systems by what their user agents contain; the first that fits. Names are brands and need no translation. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** A device in a person's list, such as `Firefox, Linux`; empty where nothing is known. */
export function deviceLabel(userAgent: string): string {
  const named = (list: readonly (readonly [string, string])[]) =>
    list.find(([part]) => userAgent.includes(part))?.[1];
  return [named(BROWSERS), named(SYSTEMS)].filter((name) => name !== undefined).join(', ');
}
