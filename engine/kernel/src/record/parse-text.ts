import { RecordError } from './errors.ts';

/**
 * Parses the text of a file as JSON.
 * @throws {RecordError} `truncated` if the text stops too early, `field` if an object has two fields of one name, else
 * `json`
 */
export function parseText(text: string): unknown {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const value = parsed(body);
  const twice = fieldTwice(body);
  if (twice === null) return value;
  throw new RecordError('field', `the field '${twice}' is there twice in one object`, { path: twice });
}

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
 * The name of a field that an object of a JSON text has twice; null if none does. `JSON.parse` keeps the last one only, so a
 * digest would not cover what people and other programs may read instead.
 */
function fieldTwice(json: string): string | null {
  /** The names so far in each object that is open, outermost first; null for an array. */
  const open: (Set<string> | null)[] = [];
  let text = '';
  for (let i = 0; i < json.length; i++) {
    const sign = json.charAt(i);
    if (sign === '"') {
      const end = endOfText(json, i);
      text = json.slice(i, end);
      i = end - 1;
    } else if (sign === '{') open.push(new Set());
    else if (sign === '[') open.push(null);
    else if (sign === '}' || sign === ']') open.pop();
    else if (sign === ':') {
      const name = String(JSON.parse(text));
      const names = open.at(-1);
      if (names?.has(name)) return name;
      names?.add(name);
    }
  }
  return null;
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
