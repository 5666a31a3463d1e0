import type { TableCard, TableLists } from '@durbar/protocol';
import type { ServerContext } from '../core/context.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Listener } from '../rooms/watcher.ts';
import { roomCard, storedCards } from './cards.ts';

/** Tables shown in a list at most. */
const LISTED = 100;
/** A live table that has waited so long for people waits in vain. */
const STALE_MS = 24 * 60 * 60 * 1000;

/** Somebody's own tables, kept while they look at the lobby. */
interface Mine {
  readonly listeners: Set<Listener>;
  readonly cards: Map<string, TableCard>;
  /** What was sent last: the same is not sent twice, since even that something happened may be a secret. */
  told: string;
}

/**
 * The lists of tables: the open ones, and everybody's own. Both are kept up to date table by table; what changes is
 * gathered for a moment and then sent to whom it concerns.
 */
export class Lobby {
  readonly #context: ServerContext;
  readonly #rooms: Rooms;
  readonly #open = new Map<string, TableCard>();
  readonly #mine = new Map<string, Mine>();
  readonly #dirty = new Map<Room, boolean>();
  #openJson: string | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(context: ServerContext, rooms: Rooms) {
    this.#context = context;
    this.#rooms = rooms;
  }

  /** Reads the open tables once; from then on changes keep the list. */
  async start(): Promise<void> {
    const stored = await this.#context.tables.listOpen();
    for (const card of await storedCards(this.#context, stored, null)) this.#open.set(card.id, card);
  }

  /** Both lists as somebody sees them now. */
  async lists(person: string): Promise<TableLists> {
    return { open: this.#listOpen(), mine: sortMine([...(await this.#readMine(person)).values()]) };
  }

  /** Sends the lists, and again whenever they change. */
  async subscribe(listener: Listener): Promise<void> {
    const { person } = listener;
    let mine = this.#mine.get(person);
    if (!mine) {
      mine = { listeners: new Set(), cards: new Map(), told: '' };
      this.#mine.set(person, mine);
    }
    mine.listeners.add(listener);
    for (const [id, card] of await this.#readMine(person)) mine.cards.set(id, card);
    if (mine.listeners.has(listener)) listener.send(this.#message(mine));
  }

  unsubscribe(listener: Listener): void {
    const mine = this.#mine.get(listener.person);
    if (!mine?.listeners.delete(listener)) return;
    if (mine.listeners.size === 0) this.#mine.delete(listener.person);
  }

  /** A table has changed, durably. @param shape whether the list of open tables shows it */
  changed(room: Room, shape: boolean): void {
    const listed = this.#open.has(room.id) || room.table.open;
    if (!(shape && listed) && !this.#concernsSomebody(room)) return;
    this.#dirty.set(room, shape || this.#dirty.get(room) === true);
    if (this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      // Behind whatever waits to be stored, so that nothing is told before it is durable.
      this.#context.writer.enqueue('lobby', [], () => this.#flush());
    }, this.#context.tuning.gatherMs);
    this.#timer.unref();
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #concernsSomebody(room: Room): boolean {
    if (this.#mine.size === 0) return false;
    return peopleOf(room).some((person) => this.#mine.has(person));
  }

  #flush(): void {
    let openChanged = false;
    const concerned = new Set<Mine>();
    for (const [room, shape] of this.#dirty) {
      if (room.broken) continue;
      if (shape) openChanged = this.#updateOpen(room) || openChanged;
      for (const mine of this.#updateMine(room, shape)) concerned.add(mine);
    }
    this.#dirty.clear();
    if (openChanged) this.#openJson = null;
    for (const mine of openChanged ? this.#mine.values() : concerned) {
      const text = this.#message(mine);
      if (text === mine.told) continue;
      mine.told = text;
      for (const listener of mine.listeners) listener.send(text);
    }
  }

  #updateOpen(room: Room): boolean {
    const { open, status } = room.table;
    if (!open) return false;
    if (status === 'over' || status === 'abandoned') return this.#open.delete(room.id);
    this.#open.set(room.id, roomCard(room, null));
    return true;
  }

  #updateMine(room: Room, shape: boolean): Mine[] {
    const people = new Set(peopleOf(room));
    const touched: Mine[] = [];
    for (const person of people) {
      const mine = this.#mine.get(person);
      if (!mine) continue;
      mine.cards.set(room.id, roomCard(room, person));
      touched.push(mine);
    }
    // Somebody may have left, or was sent away.
    if (!shape) return touched;
    for (const [person, mine] of this.#mine)
      if (!people.has(person) && mine.cards.delete(room.id)) touched.push(mine);
    return touched;
  }

  async #readMine(person: string): Promise<Map<string, TableCard>> {
    const stored = await this.#context.tables.listOf(person);
    const cards = await storedCards(this.#context, stored, person);
    return new Map(
      cards.map((card) => {
        const room = this.#rooms.peek(card.id);
        return [card.id, room && !room.broken ? roomCard(room, person) : card];
      }),
    );
  }

  #listOpen(): TableCard[] {
    const now = this.#context.now();
    const alive = [...this.#open.values()].filter(
      ({ status, pace, lastAt }) => status !== 'waiting' || pace === 'days' || now - lastAt < STALE_MS,
    );
    const waiting = (card: TableCard) => (card.status === 'waiting' ? 0 : 1);
    return alive.toSorted((a, b) => waiting(a) - waiting(b) || b.lastAt - a.lastAt).slice(0, LISTED);
  }

  #message(mine: Mine): string {
    this.#openJson ??= JSON.stringify(this.#listOpen());
    return `{"t":"lobby","open":${this.#openJson},"mine":${JSON.stringify(sortMine([...mine.cards.values()]))}}`;
  }
}

function peopleOf({ seats, keys, table }: Room): string[] {
  const people = [table.host, ...keys.keys()];
  for (const { person } of seats) if (person !== null) people.push(person);
  return people;
}

/** Where one must decide comes first, then what goes on, then what has ended; each newest first. */
function sortMine(cards: readonly TableCard[]): TableCard[] {
  const rank = ({ myTurn, status }: TableCard) =>
    myTurn ? 0 : status === 'over' || status === 'abandoned' ? 2 : 1;
  return cards.toSorted((a, b) => rank(a) - rank(b) || b.lastAt - a.lastAt).slice(0, LISTED);
}
