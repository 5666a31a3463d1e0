/** Something outside the program keeps the server from starting; the message says what, and is all that is shown. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
