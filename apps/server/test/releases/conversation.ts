import * as protocol from '@durbar/protocol';
import { fromServer } from '@durbar/protocol';
import * as z from 'zod';

/** What servers answer, by name: JSON bodies of HTTP answers, and socket messages. */
const ANSWERS = {
  me: protocol.me,
  devices: protocol.devices,
  deviceLink: protocol.deviceLink,
  tableInfo: protocol.tableInfo,
  tableRef: protocol.tableRef,
  tableLists: protocol.tableLists,
  gameList: protocol.gameList,
  rematchRef: protocol.rematchRef,
  recordKey: protocol.recordKey,
  problemAnswer: protocol.problemAnswer,
  exportedLog: protocol.exportedLog,
  fromServer,
} as const;
type AnswerName = keyof typeof ANSWERS;

/** The names of all answers. */
export const answerNames = z.enum(Object.keys(ANSWERS) as [AnswerName, ...AnswerName[]]);

/** What a page and a server said to each other, one step after the other. `who`: the browser; `socket`: its number there. */
const step = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('request'),
    who: z.string(),
    method: z.string(),
    path: z.string(),
    body: z.optional(z.unknown()),
    status: z.int(),
    /** The name of the answer; null if it has no JSON body. */
    name: z.nullable(answerNames),
    answer: z.unknown(),
  }),
  z.object({ kind: z.literal('open'), who: z.string(), socket: z.int() }),
  z.object({ kind: z.literal('close'), who: z.string(), socket: z.int() }),
  z.object({ kind: z.literal('sent'), who: z.string(), socket: z.int(), message: protocol.fromClient }),
  z.object({ kind: z.literal('received'), who: z.string(), socket: z.int(), message: z.unknown() }),
]);
export type Step = z.infer<typeof step>;
export const conversation = z.array(step);

/** Reads an answer as today's page does. @throws {z.ZodError} */
export function parseAnswer(name: AnswerName, answer: unknown): unknown {
  return z.parse(ANSWERS[name], answer);
}

/** The JSON Schemas of all answers, as a page accepts them: it ignores fields that it does not know. */
export function answerSchemas(): Readonly<Record<string, unknown>> {
  const schemas = Object.entries(ANSWERS).map(([name, schema]) => {
    return [name, z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' })] as const;
  });
  return Object.fromEntries(schemas);
}

/** The name of the answer to a request. */
export function answerName(method: string, path: string, status: number): AnswerName | null {
  if (status >= 400) return 'problemAnswer';
  if (status === 204) return null;
  const [, , first = '', second = '', third = ''] = path.split('/');
  if (first === 'me')
    return second === '' ? 'me' : second === 'link' && method === 'POST' ? 'deviceLink' : 'devices';
  if (first === 'link') return 'me';
  if (first === 'return') return 'tableRef';
  if (first === 'games') return 'gameList';
  if (first === 'key') return 'recordKey';
  if (first !== 'tables') throw new Error(`no name for the answer to ${method} ${path}`);
  if (second === '') return method === 'GET' ? 'tableLists' : 'tableInfo';
  if (third === 'rematch') return 'rematchRef';
  return third === 'record' ? null : 'tableInfo';
}
