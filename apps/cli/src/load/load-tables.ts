/** A table with all its clients, which plays while the server is measured. */
export interface LoadTable {
  /**
   * Sends the next command of the seat that has to decide. One command of a table is under way at a time.
   * @param done called when all four clients have received the update
   * @returns false if the match has ended
   */
  submit(done: () => void): boolean;
}

/** Open tables that are ready to play. */
export interface LoadTables {
  readonly tables: readonly LoadTable[];
  /** Closes the sockets of all clients. */
  close(): Promise<void>;
}
