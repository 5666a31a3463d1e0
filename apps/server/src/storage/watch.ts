import type { Logger } from 'pino';
import type { Store } from './store.ts';

/** Time between two checks of the store. */
const CHECK_MS = 500;

/** Checks the store regularly, so that trouble is noticed before a move fails; logs when trouble begins and ends. */
export class StoreWatch {
  readonly #store: Pick<Store, 'check'>;
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;
  #reason: string | null = null;

  constructor(store: Pick<Store, 'check'>, log: Logger) {
    this.#store = store;
    this.#log = log;
    this.#timer = setInterval(() => void this.whyNotSaving(), CHECK_MS);
    this.#timer.unref();
  }

  /** Checks the store now. @returns why nothing can be stored; null if all is well */
  async whyNotSaving(): Promise<string | null> {
    const reason = await this.#store.check().then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (reason !== null && this.#reason === null)
      this.#log.error({ reason }, 'nothing can be stored: all changes are refused until this is mended');
    else if (reason === null && this.#reason !== null) this.#log.info('changes are stored again');
    this.#reason = reason;
    return reason;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
