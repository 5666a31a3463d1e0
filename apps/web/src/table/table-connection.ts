import type { Message, Seat } from '@durbar/kernel';
import type { ChatLine, TableInfo } from '@durbar/protocol';
import type { Act, Answer, Snapshot, Update } from '@durbar/table';
import type { ConnectionStatus } from '../net/socket.ts';

/** What a table tells the page. */
export type ConnectionEvent =
  /** Everything anew; `snapshot` is null before the match begins. */
  | {
      readonly t: 'table';
      readonly info: TableInfo;
      readonly snapshot: Snapshot | null;
      readonly chat: readonly ChatLine[];
    }
  | { readonly t: 'info'; readonly info: TableInfo }
  /** Follows on the last update or snapshot without a gap. */
  | { readonly t: 'update'; readonly update: Update }
  /** One screen for several people: what `seat` may see is hidden until it says that it looks; null: it does. */
  | { readonly t: 'curtain'; readonly seat: Seat | null }
  | { readonly t: 'chat'; readonly line: ChatLine }
  | { readonly t: 'line'; readonly line: ConnectionStatus }
  | { readonly t: 'problem'; readonly problem: Message };

/** How the page is joined to one table: over the server's socket, to a match in this browser, or to a record. */
export interface TableConnection {
  readonly place: 'server' | 'device' | 'file';
  /** Begins to tell. The answer ends it. */
  open(listener: (event: ConnectionEvent) => void): () => void;
  /** Asks for something and hands back the table's answer, however long the line is away in between. */
  sendCommand(act: Act, decision: number | null): Promise<Answer>;
  /** The view as it was after line `index` of the viewer's log; −1: at the very start. */
  viewAt(index: number): Promise<unknown>;
  /** The match as a file: its record once it is over, before that what this viewer has seen of it. */
  exportMatch(): Promise<string>;
  /** Whoever the curtain waits for is looking. */
  confirmHandover(): void;
  /** Ends the match here and forgets it; null where it is not this device's to forget. */
  readonly deleteMatch: (() => Promise<void>) | null;
  /** Says something to the room; null where nobody could hear it. */
  readonly sendChat: ((text: string) => Promise<Answer>) | null;
}
