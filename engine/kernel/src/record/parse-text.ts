import { RecordError } from './errors.ts';

/**
 * Parses the text of a file as JSON.
 * @throws {RecordError} `truncated` if the text stops too early, `field` if an object has two fields of one name or
 * something is nested too deeply, else `json`
 */
export function parseText(text: string): unknown {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const value = parsed(body);
  requirePlain(body);
  return value;
}

/** Lists and objects inside each other. How many a program can follow would otherwise depend on its stack. */
const MAX_DEPTH = 1000;

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw isCutShort(body)
      ? new RecordError('truncated', 'the file stops in the middle; part of it is missing')
      : new RecordError('json', 'the file is not JSON, so it is no match record or it is damaged');
  }
}

/**
 * Refuses a JSON text of which programs may read different things. Of a field that an object has twice `JSON.parse` keeps the
 * last one only, so a digest would not cover what people and other programs may read instead.
 */
function requirePlain(json: string): void {
  /** The names so far in each object that is open, outermost first; null for an array. */
  const open: (Set<string> | null)[] = [];
  let text = '';
  for (let i = 0; i < json.length; i++) {
    const sign = json.charAt(i);
    if (sign === '"') {
      const end = endOfText(json, i);
      text = json.slice(i, end);
      i = end - 1;
    } else if (sign === '{' || sign === '[') {
      if (open.push(sign === '{' ? new Set() : null) > MAX_DEPTH)
        throw new RecordError('field', 'record: something is nested too deeply', { path: 'record' });
    } else if (sign === '}' || sign === ']') open.pop();
    else if (sign === ':') {
      const name = String(JSON.parse(text));
      const names = open.at(-1);
      if (names?.has(name))
        throw new RecordError('field', `the field '${name}' is there twice in one object`, { path: name });
      names?.add(name);
    }
  }
}

/** Where the quoted text that begins at `start` is over. */
function endOfText(json: string, start: number): number {
  let i = start + 1;
  while (json.charAt(i) !== '"') i += json.charAt(i) === '\\' ? 2 : 1;
  return i + 1;
}

/**
 * Whether a text that is not JSON looks like the beginning of JSON: it is empty, or something is unclosed at its end.
 */
function isCutShort(text: string): boolean {
  const body = text.trim();
  if (body === '') return true;
  if (!body.startsWith('{') && !body.startsWith('[')) return false;
  const open: string[] = [];
  let quoted = false;
  for (let i = 0; i < body.length; i++) {
    const sign = body.charAt(i);
    if (quoted) {
      if (sign === '\\') i++;
      else quoted = sign !== '"';
    } else if (sign === '"') quoted = true;
    else if (sign === '{') open.push('}');
    else if (sign === '[') open.push(']');
    else if ((sign === '}' || sign === ']') && open.pop() !== sign) return false;
  }
  return quoted || open.length > 0;
}
