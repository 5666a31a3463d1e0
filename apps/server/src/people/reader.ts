import { DEFAULT_LOCALE } from '@durbar/kernel';
import type { ServerContext } from '../core/context.ts';
import { Problem } from '../core/problem.ts';
import type { PersonRow } from '../storage/rows.ts';

/** Somebody who looks at another person, and that person. */
export interface Look {
  readonly reader: string;
  readonly person: PersonRow;
  /** Whether the reader may see more than the name. */
  readonly mayRead: boolean;
  readonly isPrivate: boolean;
}

/**
 * Has somebody look at a person.
 * @throws {Problem} if there is no such person, or they have blocked the reader
 */
export async function lookAt(context: ServerContext, reader: string, id: string): Promise<Look> {
  const { store, blocks, people, now } = context;
  const isOwn = reader === id;
  const stored = await store.findPerson(id);
  // Whoever has done nothing yet is not stored, and has a page of their own all the same.
  const person = stored ?? (isOwn ? { ...(await people.me(id, DEFAULT_LOCALE)), createdAt: now() } : null);
  if (!person || blocks.has(id, reader)) throw new Problem(404, 'noPerson');
  const isPrivate = await store.people.isPrivate(id);
  return { reader, person, isPrivate, mayRead: !isPrivate || isOwn };
}

/** The names of people whom a reader may see; who has blocked the reader has none. */
export async function visibleNames(
  { people, blocks }: ServerContext,
  reader: string,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const visible = new Set(ids.flatMap((id) => (id === null || blocks.has(id, reader) ? [] : [id])));
  return people.names([...visible]);
}
