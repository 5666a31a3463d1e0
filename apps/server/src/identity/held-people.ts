/** What is known of people while tables that need it are loaded. */
export class HeldPeople<T> {
  readonly #read: (person: string) => Promise<T>;
  readonly #known = new Map<string, T>();
  /** Loaded tables that need it, by person. */
  readonly #holders = new Map<string, number>();

  /** @param read reads what is stored of a person */
  constructor(read: (person: string) => Promise<T>) {
    this.#read = read;
  }

  /** Reads what is known of a person, held or not. */
  async find(person: string): Promise<T> {
    const known = this.#known.get(person);
    if (known !== undefined) return known;
    const stored = await this.#read(person);
    // Somebody else may have read it meanwhile, and changed it.
    return this.#known.get(person) ?? stored;
  }

  /** Reads a person of a loaded table; `of` knows them until each such table has released them. */
  async hold(person: string): Promise<void> {
    this.#holders.set(person, (this.#holders.get(person) ?? 0) + 1);
    try {
      const found = await this.find(person);
      // A change that came meanwhile is newer.
      if (!this.#known.has(person)) this.#known.set(person, found);
    } catch (error) {
      this.release(person);
      throw error;
    }
  }

  release(person: string): void {
    const holders = (this.#holders.get(person) ?? 0) - 1;
    if (holders > 0) this.#holders.set(person, holders);
    else this.forget(person);
  }

  /** What is known of a person of a loaded table. */
  of(person: string): T | null {
    return this.#known.get(person) ?? null;
  }

  /** What is known has changed. */
  changed(person: string, value: T): void {
    if (this.#holders.has(person)) this.#known.set(person, value);
  }

  /** Nobody needs to know of the person any more. */
  forget(person: string): void {
    this.#holders.delete(person);
    this.#known.delete(person);
  }
}
