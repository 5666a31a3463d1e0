import type { Message } from '@durbar/kernel';

/** The server refused a request, or could not be reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The reason, for the player. */
  readonly problem: Message;
  /** HTTP status, or 0 if the server could not be reached. */
  readonly status: number;

  constructor(problem: Message, status: number) {
    super(problem.key);
    this.problem = problem;
    this.status = status;
  }
}
