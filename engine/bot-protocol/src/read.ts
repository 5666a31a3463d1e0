import * as z from 'zod';

/** A line that was read: a message, one of a kind that this side does not know, or no message at all. */
export type Received<M> =
  | { readonly kind: 'message'; readonly message: M }
  | { readonly kind: 'unknown'; readonly t: string }
  /** `id`: the one it has, or empty. */
  | { readonly kind: 'malformed'; readonly why: string; readonly id: string };

/** Characters of a bad line that are shown. */
const SHOWN = 120;

const envelope = z.object({ t: z.string(), id: z.string().max(64).catch('') });

/**
 * Reads one line.
 * @param schemas of the messages that may come, by `t`
 */
export function readMessage<T extends Readonly<Record<string, z.ZodType>>>(
  schemas: T,
  line: string,
): Received<z.infer<T[keyof T]>> {
  const json = parseJson(line);
  if (json === undefined) return { kind: 'malformed', why: `it is not JSON: ${excerpt(line)}`, id: '' };
  const { data } = envelope.safeParse(json);
  if (!data)
    return { kind: 'malformed', why: `it is not an object with a text 't': ${excerpt(line)}`, id: '' };
  const { t, id } = data;
  const schema = Object.hasOwn(schemas, t) ? schemas[t] : undefined;
  if (!schema) return { kind: 'unknown', t };
  const read = schema.safeParse(json);
  if (read.success) return { kind: 'message', message: read.data as z.infer<T[keyof T]> };
  const [issue] = read.error.issues;
  const where = issue && issue.path.length > 0 ? `field '${issue.path.join('.')}': ` : '';
  return { kind: 'malformed', why: `'${t}' has a wrong form: ${where}${issue?.message ?? ''}`, id };
}

/** The value of a JSON text; undefined if it is none. */
function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The beginning of a line, as it can be shown on a terminal. */
export function excerpt(line: string): string {
  const shown = line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
  return JSON.stringify(shown);
}
