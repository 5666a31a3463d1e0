import type { Message, Seat } from '@durbar/kernel';
import type { ChatLine, Reaction, TableInfo } from '@durbar/protocol';
import type { Answer, CommandAction, ScorePoint, Snapshot, Update, ViewerLogEntry } from '@durbar/table';
import type { ConnectionStatus } from '../net/socket.ts';
import type { FairStart } from './fair-start.ts';

/** What a connection reports to the page. */
export type ConnectionEvent =
  /** The complete state; `snapshot` is null before the match begins. */
  | {
      readonly t: 'table';
      readonly info: TableInfo;
      readonly snapshot: Snapshot | null;
      readonly chat: readonly ChatLine[];
    }
  | { readonly t: 'info'; readonly info: TableInfo }
  /** Follows the last update or snapshot without a gap. */
  | { readonly t: 'update'; readonly update: Update }
  /** One screen for several people: the board is hidden until `seat` confirms the handover; null: nothing is hidden. */
  | { readonly t: 'handover'; readonly seat: Seat | null }
  | { readonly t: 'chat'; readonly line: ChatLine }
  | { readonly t: 'status'; readonly status: ConnectionStatus }
  | { readonly t: 'problem'; readonly problem: Message };

/** The page's connection to one table: to the server, to a match in this browser, or to a record. */
export interface TableConnection {
  readonly place: 'server' | 'device' | 'file';
  /** Starts to report to `listener`. Returns a function that stops it. */
  open(listener: (event: ConnectionEvent) => void): () => void;
  /** Sends a command. Resolves with the table's answer, after reconnecting if necessary. */
  sendCommand(act: CommandAction, decision: number | null): Promise<Answer>;
  /** The view after entry `index` of the viewer's log; −1: at the start of the match. */
  viewAt(index: number): Promise<unknown>;
  /** The log entries after which points changed, with the points of all seats; empty if none are counted before the end. */
  scoreCurve(): Promise<readonly ScorePoint[]>;
  /** Loads a page of log entries directly before entry `before`; null if the snapshot already had the whole log. */
  readonly entriesBefore: ((before: number) => Promise<readonly ViewerLogEntry[]>) | null;
  /** The match as a file: the record of a finished match, else the viewer's log. */
  exportMatch(): Promise<string>;
  /** The person of the handover confirms that they look at the screen. */
  confirmHandover(): void;
  /** Ends and deletes the match; null where this device does not keep it. */
  readonly deleteMatch: (() => Promise<void>) | null;
  /** Takes part in the deal; null if no server deals. */
  readonly fairStart: FairStart | null;
  /**
   * Leaves a plan for the viewer's next decision; without branches, takes it back. Null where nobody carries out plans.
   * @param made number of log entries that it reckons with
   */
  readonly leavePlan: ((made: number, branches: readonly (readonly unknown[])[]) => Promise<Answer>) | null;
  /** Sends a chat message, with its kind if it was pressed; null where there is no chat. */
  readonly sendChat: ((text: string, reaction?: Reaction) => Promise<Answer>) | null;
}
