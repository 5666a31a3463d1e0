import type { Rivals } from '@durbar/protocol';
import type { ServerContext } from '../core/context.ts';
import { lookAt, visibleNames } from './reader.ts';

/** Rivals that are shown. */
const SHOWN = 20;
/** Rivals that are read, since the reader may not see some of them. */
const READ = 60;

/** Whom a person met most in finished matches, the reader first. @throws {Problem} if there is no such person for the reader */
export async function readRivals(context: ServerContext, reader: string, id: string): Promise<Rivals> {
  const { mayRead } = await lookAt(context, reader, id);
  if (!mayRead) return { rivals: [] };
  const { people } = context.store;
  const most = await people.listRivals(id, READ);
  const reading = reader === id ? null : await people.findRival(id, reader);
  const rows = [...(reading ? [reading] : []), ...most.filter(({ person }) => person !== reader)];
  const names = await visibleNames(
    context,
    reader,
    rows.map(({ person }) => person),
  );
  const rivals = rows.flatMap(({ person, ahead, behind, tied }) => {
    const name = names.get(person);
    return name === undefined ? [] : [{ id: person, name, you: person === reader, ahead, behind, tied }];
  });
  return { rivals: rivals.slice(0, SHOWN) };
}
