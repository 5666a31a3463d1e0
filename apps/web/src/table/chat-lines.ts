import type { ChatLine, TableInfo } from '@durbar/protocol';

/**
 * Whether somebody else may read and write at a table: on another person's seat, on one that is still free, or as a host
 * without a seat. Alone with bots there is no chat.
 */
export function hasCompany({ seats, host }: Pick<TableInfo, 'seats' | 'host'>): boolean {
  const isHostSeated = seats.some(({ person }) => person === host);
  const places = seats.filter(({ kind }) => kind === 'person' || kind === 'empty').length;
  return places + (isHostSeated ? 0 : 1) > 1;
}

/** What this device knows of its reader. */
export interface ChatReader {
  /** The reader's own id; null until the server has said it. */
  readonly me: string | null;
  /** People whose lines this device hides. */
  readonly muted: ReadonlySet<string>;
  /** Number of the last line read. */
  readonly read: number;
}

/** The lines of others that were not read yet. */
export function listUnread(chat: readonly ChatLine[], { me, muted, read }: ChatReader): readonly ChatLine[] {
  return chat.filter(({ n, person }) => n > read && person !== me && !muted.has(person));
}
