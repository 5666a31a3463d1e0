import { RecordError } from './errors.ts';

/**
 * Parses the text of a file as JSON.
 * @throws {RecordError} `truncated` if the text stops too early, else `json`
 */
export function parseText(text: string): unknown {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  try {
    return JSON.parse(body);
  } catch {
    throw isCutShort(body)
      ? new RecordError('truncated', 'the file stops in the middle; part of it is missing')
      : new RecordError('json', 'the file is not JSON, so it is no match record or it is damaged');
  }
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
