import type { Me, NewReport } from '@durbar/protocol';
import type { ServerContext } from '../core/context.ts';
import { Problem } from '../core/problem.ts';

const DAY = 24 * 60 * 60_000;
/** Reports of a person in a day. */
const MOST = 10;

/** Tells the server's owner of a person. @throws {Problem} if there is no such person or table, or after too many reports */
export async function report(
  { store, writer, people, now }: ServerContext,
  me: Me,
  about: string,
  { reason, text = '', table: given }: NewReport,
): Promise<void> {
  const table = given ?? null;
  if (about === me.id) throw new Problem(409, 'yourself');
  // Also of somebody who has blocked the sender: what they did before may matter.
  if (!(await people.isStored(about))) throw new Problem(404, 'noPerson');
  if (table !== null && !(await store.findTable(table))) throw new Problem(404, 'noTable');
  const at = now();
  if ((await store.people.countReports(me.id, at - DAY)) >= MOST) throw new Problem(429, 'tooManyReports');
  await writer.writeRows([
    people.addChange(me),
    { kind: 'add report', report: { reason, text, table, by: me.id, about, at } },
  ]);
}
