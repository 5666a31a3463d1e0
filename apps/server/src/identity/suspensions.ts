import type { Store } from '../storage/store.ts';
import type { Writer } from '../storage/writer.ts';

/**
 * Whom the server's owner has suspended: they may watch and finish their matches, but neither sit down nor write, nor
 * change their name or their tables, and nobody finds their waiting tables in the list.
 */
export class Suspensions {
  readonly #writer: Writer;
  readonly #suspended: Set<string>;
  /** Called when somebody was suspended, or is not any more. */
  onChange: () => void = () => undefined;

  private constructor(writer: Writer, suspended: readonly string[]) {
    this.#writer = writer;
    this.#suspended = new Set(suspended);
  }

  static async open(store: Store, writer: Writer): Promise<Suspensions> {
    return new Suspensions(writer, await store.people.listSuspended());
  }

  has(person: string): boolean {
    return this.#suspended.has(person);
  }

  /** @param at since when; null ends it @throws {StorageError} */
  async put(person: string, at: number | null): Promise<void> {
    await this.#writer.writeRows([{ kind: 'put suspension', person, at }]);
    if (at === null) this.#suspended.delete(person);
    else this.#suspended.add(person);
    this.onChange();
  }

  /** A person has been deleted. */
  forget(person: string): void {
    this.#suspended.delete(person);
  }
}
