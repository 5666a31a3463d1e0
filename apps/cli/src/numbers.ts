import { InvalidArgumentError } from 'commander';

/** Makes a parser of whole numbers from `min` to `max` for an option or argument. */
export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw new InvalidArgumentError(`It should be a whole number from ${min} to ${max}.`);
  };
}

/** Parses a share between 0 and 1, both excluded, written as a fraction or in per cent. */
export function share(text: string): number {
  const value = text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text);
  if (text !== '' && value > 0 && value < 1) return value;
  throw new InvalidArgumentError('It should be a share such as 0.8 or 80%.');
}

/** Parses two shares such as `25%:30%`, the lower one first. */
export function shareRange(text: string): { readonly low: number; readonly high: number } {
  const [low, high, ...more] = text.split(':').map(share);
  if (low !== undefined && high !== undefined && more.length === 0 && low < high) return { low, high };
  throw new InvalidArgumentError('It should be two shares, the lower one first, such as 25%:30%.');
}

/** Collects the values of an option that may be given more than once. */
export function collect(text: string, before: readonly string[]): string[] {
  return [...before, text];
}
