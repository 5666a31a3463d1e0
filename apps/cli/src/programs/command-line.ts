import { UsageError } from '../environment.ts';

/** How the name of a bot begins that is a program: `exec:python3 mine.py`. */
const PREFIX = 'exec:';

/** Whether an item of a list of bots is a program. */
export function isProgram(name: string): boolean {
  return name.startsWith(PREFIX);
}

/** Splits a list at its commas, except those in quotes. */
export function splitList(list: string): string[] {
  const items = [''];
  let quote = '';
  for (const char of list) {
    if (char === ',' && quote === '') {
      items.push('');
      continue;
    }
    quote = nextQuote(quote, char);
    items.push((items.pop() ?? '') + char);
  }
  return items.map((item) => item.trim());
}

/**
 * The program and arguments of a bot's name, split at spaces; parts with spaces or commas stand in single or double quotes. No shell
 * reads it.
 * @throws {UsageError} if it is empty or a quote is not closed
 */
export function parseProgram(name: string): [string, ...string[]] {
  const text = name.slice(PREFIX.length);
  const parts: string[] = [];
  let part: string | null = null;
  let quote = '';
  for (const char of text) {
    const before = quote;
    quote = nextQuote(quote, char);
    if (quote !== before) part ??= '';
    else if (quote === '' && /\s/.test(char)) {
      if (part !== null) parts.push(part);
      part = null;
    } else part = (part ?? '') + char;
  }
  if (part !== null) parts.push(part);
  const [program, ...args] = parts;
  if (quote !== '') throw new UsageError(`'${name}' has a quote that is not closed`);
  if (program === undefined || program === '')
    throw new UsageError(`'${name}' names no program; write for example exec:python3 mine.py`);
  return [program, ...args];
}

/** The quote that is open after a character. */
function nextQuote(open: string, char: string): string {
  if (open !== '') return char === open ? '' : open;
  return char === '"' || char === "'" ? char : '';
}
