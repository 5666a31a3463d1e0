import type { FromServer, ChatLine as Line } from '@durbar/protocol';
import type { Snapshot, Update } from '@durbar/table';

export type ChatLine = Line;

/** What the server says, with the match's own types where the protocol leaves the game's parts open. */
export type Message =
  | Exclude<FromServer, { t: 'table' | 'update' }>
  | (Omit<Extract<FromServer, { t: 'table' }>, 'snapshot'> & { readonly snapshot: Snapshot | null })
  | (Omit<Extract<FromServer, { t: 'update' }>, 'update'> & { readonly update: Update });
