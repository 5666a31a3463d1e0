import type { FoundPeople } from '@durbar/protocol';
import type { ServerContext } from '../core/context.ts';

/** People that are found at most. */
const MOST = 20;

/** People whose names begin with a text, as a reader may find them. */
export async function searchPeople(
  { store, blocks }: ServerContext,
  reader: string,
  name: string,
): Promise<FoundPeople> {
  const hidden = blocks.listThoseWhoBlock(reader);
  return { people: await store.people.search(name, { hidden, count: MOST }) };
}
