import type { Store } from '../storage/store.ts';
import type { Writer } from '../storage/writer.ts';

/** People that one person can block at most. */
const MOST = 200;

/** Who has blocked whom. All of it is in memory, because chat lines and seats depend on it. */
export class Blocks {
  readonly #writer: Writer;
  /** When each was blocked, by who did it. */
  readonly #blocked = new Map<string, Map<string, number>>();

  private constructor(writer: Writer) {
    this.#writer = writer;
  }

  static async open(store: Store, writer: Writer): Promise<Blocks> {
    const blocks = new Blocks(writer);
    for (const { by, person, at } of await store.people.listBlocks()) blocks.#note(by, person, at);
    return blocks;
  }

  /** Whether `by` has blocked a person. */
  has(by: string, person: string): boolean {
    return this.#blocked.get(by)?.has(person) ?? false;
  }

  /** Whom somebody has blocked, the newest first. */
  list(by: string): { readonly person: string; readonly at: number }[] {
    return [...(this.#blocked.get(by) ?? [])].map(([person, at]) => ({ person, at })).toReversed();
  }

  /** Everybody who has blocked a person. */
  listThoseWhoBlock(person: string): string[] {
    return [...this.#blocked].flatMap(([by, blocked]) => (blocked.has(person) ? [by] : []));
  }

  isFull(by: string): boolean {
    return (this.#blocked.get(by)?.size ?? 0) >= MOST;
  }

  /** Both must be stored. @throws {StorageError} */
  async add(by: string, person: string, at: number): Promise<void> {
    if (this.has(by, person)) return;
    await this.#writer.writeRows([{ kind: 'add block', by, person, at }]);
    this.#note(by, person, at);
  }

  /** @throws {StorageError} */
  async drop(by: string, person: string): Promise<void> {
    await this.#writer.writeRows([{ kind: 'drop block', by, person }]);
    this.#blocked.get(by)?.delete(person);
  }

  /** What a person has blocked, and who has blocked them, holds for another one, too. @throws {StorageError} */
  async copy(from: string, to: string): Promise<void> {
    const own = this.list(from).map(({ person, at }) => ({ by: to, person, at }));
    const against = [...this.#blocked].flatMap(([by, blocked]) => {
      const at = blocked.get(from);
      return at === undefined ? [] : [{ by, person: to, at }];
    });
    const added = [...own, ...against].filter(({ by, person }) => by !== person && !this.has(by, person));
    if (added.length === 0) return;
    await this.#writer.writeRows(added.map((each) => ({ kind: 'add block', ...each })));
    for (const { by, person, at } of added) this.#note(by, person, at);
  }

  /** A person has been deleted, with all blocks of theirs and against them. */
  forget(person: string): void {
    this.#blocked.delete(person);
    for (const blocked of this.#blocked.values()) blocked.delete(person);
  }

  #note(by: string, person: string, at: number): void {
    const blocked = this.#blocked.get(by) ?? new Map<string, number>();
    this.#blocked.set(by, blocked.set(person, at));
  }
}
