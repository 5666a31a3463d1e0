import { isTakeable, type TableCard, type TableLists } from '@durbar/protocol';
import type { ServerContext } from '../core/context.ts';
import { Problem } from '../core/problem.ts';
import { encodeLobby } from '../rooms/encoding.ts';
import type { Room } from '../rooms/room.ts';
import type { Listener } from '../rooms/room-view.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { hiddenSince, isPending } from '../rooms/seats.ts';
import type { StoredTable } from '../storage/rows.ts';
import { LISTED } from '../storage/store.ts';
import { roomCard, storedCards } from './cards.ts';
import { isWaiting, listFairly, type OpenTable } from './fair-list.ts';

/** A live table that has waited this long for people is not listed any more. */
const STALE_MS = 24 * 60 * 60 * 1000;

/** For how long a person can put back a table that they have removed from their list. */
const HIDDEN_MS = 30 * 24 * 60 * 60 * 1000;

/** Open tables that may wait for people at once, of one host and of one network. */
const MAX_OPEN_PER_HOST = 10;
const MAX_OPEN_PER_NETWORK = 20;

/** A person's own tables, kept while they have the lobby open. */
interface Mine {
  readonly listeners: Set<Listener>;
  readonly cards: Map<string, TableCard>;
  /** The last message: an equal one is not sent, since even that something happened may be a secret. */
  sent: string;
}

/**
 * The lists of tables: the open ones, and each person's own. Both are updated table by table; changes are gathered for a
 * moment and then sent to those whose lists they change.
 */
export class Lobby {
  readonly #context: ServerContext;
  readonly #rooms: Rooms;
  readonly #open = new Map<string, OpenTable>();
  /** Hosts of open tables that are being opened, by table. */
  readonly #opening = new Map<string, string>();
  readonly #mine = new Map<string, Mine>();
  /** Rooms that have changed since the last message, with `shape` as for `changed`. */
  readonly #dirty = new Map<Room, boolean>();
  /** Tables where a seat can be taken over and the match has gone on since their card was made. */
  readonly #behind = new Map<string, Room>();
  #openJson: string | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(context: ServerContext, rooms: Rooms) {
    this.#context = context;
    this.#rooms = rooms;
  }

  /** Reads the open tables once; from then on changes update the list. */
  async start(): Promise<void> {
    const stored = await this.#context.store.listOpenTables();
    const cards = await storedCards(this.#context, stored, null);
    for (const [i, card] of cards.entries()) {
      const table = stored[i];
      if (table && !isHidden(table)) this.#open.set(card.id, { card, host: table.table.host });
    }
  }

  /**
   * Reserves a place in the list for a table that is about to be opened.
   * @throws {Problem} if its host, or the host's network, has reached its limit of waiting open tables
   */
  reserve(table: string, host: string): void {
    const { networks } = this.#context;
    const hosts = [...this.#opening.values()];
    for (const [id, open] of this.#open)
      if (isWaiting(open.card) && !this.#opening.has(id)) hosts.push(open.host);
    const network = networks.of(host);
    const own = hosts.filter((each) => each === host).length;
    const near = hosts.filter((each) => networks.of(each) === network).length;
    if (own >= MAX_OPEN_PER_HOST || near >= MAX_OPEN_PER_NETWORK) throw new Problem(429, 'tooManyTables');
    this.#opening.set(table, host);
  }

  /** A table that a place was reserved for could not be opened, or is not listed any more. */
  withdraw(table: string): void {
    this.#opening.delete(table);
  }

  /** Both lists as a person sees them now. */
  async lists(person: string): Promise<TableLists> {
    const mine = [...(await this.#readMine(person)).values()];
    this.#catchUp();
    return { open: this.#listOpen(), mine: sortMine(mine, this.#context.now()) };
  }

  /** Sends the lists, and again whenever they change. */
  async subscribe(listener: Listener): Promise<void> {
    const { person } = listener;
    let mine = this.#mine.get(person);
    if (!mine) {
      mine = { listeners: new Set(), cards: new Map(), sent: '' };
      this.#mine.set(person, mine);
    }
    mine.listeners.add(listener);
    for (const [id, card] of await this.#readMine(person)) mine.cards.set(id, card);
    this.#catchUp();
    if (mine.listeners.has(listener)) listener.send(this.#message(mine));
  }

  unsubscribe(listener: Listener): void {
    const mine = this.#mine.get(listener.person);
    if (!mine?.listeners.delete(listener)) return;
    if (mine.listeners.size === 0) this.#mine.delete(listener.person);
  }

  /** A table has changed, durably. @param shape whether the list of open tables shows it */
  changed(room: Room, shape: boolean): void {
    const listed = this.#open.has(room.id) || room.table.visibility === 'open';
    const card = this.#open.get(room.id)?.card;
    if (!shape && card && isTakeable(card)) this.#behind.set(room.id, room);
    if (!(shape && listed) && !this.#concernsSomebody(room, shape)) return;
    this.#dirty.set(room, shape || this.#dirty.get(room) === true);
    this.#schedule();
  }

  /** Whose tables are listed has changed. */
  hostsChanged(): void {
    this.#openJson = null;
    this.#sendTo(this.#mine.values());
  }

  /** Makes the cards anew that are behind, for whoever asks for the list; at each move it would be too much for all who have it. */
  #catchUp(): void {
    for (const [id, room] of this.#behind) {
      if (room.broken || !room.isDurable) continue;
      this.#behind.delete(id);
      if (this.#updateOpen(room)) this.#openJson = null;
    }
  }

  #schedule(): void {
    if (this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#flush();
    }, this.#context.tuning.batchDelayMs);
    this.#timer.unref();
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #concernsSomebody(room: Room, shape: boolean): boolean {
    if (this.#mine.size === 0) return false;
    if (listPeople(room).some((person) => this.#mine.has(person))) return true;
    // Somebody may have left, been removed, or declined.
    return shape && [...this.#mine.values()].some(({ cards }) => cards.has(room.id));
  }

  #flush(): void {
    let openChanged = false;
    const concerned = new Set<Mine>();
    for (const [room, shape] of this.#takeDurable()) {
      if (shape) openChanged = this.#updateOpen(room) || openChanged;
      for (const mine of this.#updateMine(room, shape)) concerned.add(mine);
    }
    if (openChanged) this.#openJson = null;
    this.#sendTo(openChanged ? this.#mine.values() : concerned);
  }

  #sendTo(people: Iterable<Mine>): void {
    for (const mine of people) {
      const text = this.#message(mine);
      if (text === mine.sent) continue;
      mine.sent = text;
      for (const listener of mine.listeners) listener.send(text);
    }
  }

  /** Changed rooms whose memory is durable. A room that has pending changes follows once those are durable. */
  #takeDurable(): [Room, boolean][] {
    const rooms = [...this.#dirty];
    this.#dirty.clear();
    return rooms.filter(([room, shape]) => {
      // It reports a change when it has been read again.
      if (room.broken) return false;
      if (room.isDurable) return true;
      this.#dirty.set(room, shape);
      room.afterDurable(() => this.#schedule());
      return false;
    });
  }

  #updateOpen(room: Room): boolean {
    const { visibility, status } = room.table;
    // A host may have taken it off the list.
    if (visibility !== 'open') return this.#open.delete(room.id);
    this.#opening.delete(room.id);
    if (status === 'over' || status === 'abandoned' || isHidden(room)) return this.#open.delete(room.id);
    this.#open.set(room.id, { card: roomCard(room, null), host: room.table.host });
    return true;
  }

  #updateMine(room: Room, shape: boolean): Mine[] {
    const people = new Set(listPeople(room));
    const touched: Mine[] = [];
    for (const person of people) {
      const mine = this.#mine.get(person);
      if (!mine) continue;
      mine.cards.set(room.id, roomCard(room, person));
      touched.push(mine);
    }
    // Somebody may have left or been removed.
    if (!shape) return touched;
    for (const [person, mine] of this.#mine)
      if (!people.has(person) && mine.cards.delete(room.id)) touched.push(mine);
    return touched;
  }

  async #readMine(person: string): Promise<Map<string, TableCard>> {
    const stored = await this.#context.store.listTablesOf(person);
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
    const { suspensions } = this.#context;
    const alive = [...this.#open.values()].filter(
      ({ card, host }) =>
        !isWaiting(card) ||
        (!suspensions.has(host) && (card.pace === 'days' || now - card.lastAt < STALE_MS)),
    );
    return listFairly(alive, (host) => this.#context.networks.of(host)).slice(0, LISTED);
  }

  #message(mine: Mine): string {
    this.#openJson ??= JSON.stringify(this.#listOpen());
    return encodeLobby(this.#openJson, sortMine([...mine.cards.values()], this.#context.now()));
  }
}

/** Whether the host has removed the table from their list: then nobody finds it among the open ones either. */
function isHidden(stored: Pick<StoredTable, 'table' | 'seats'>): boolean {
  return hiddenSince(stored, stored.table.host) !== null;
}

function listPeople({ seats, keys, table, invitations }: Room): string[] {
  const people = [table.host, ...keys.keys()];
  for (const row of invitations.values()) if (isPending(table, row)) people.push(row.person);
  for (const { person } of seats) if (person !== null) people.push(person);
  return people;
}

/**
 * Tables where the person must decide come first, then running ones, then ended ones; each group newest first. Removed ones are
 * forgotten after a while.
 */
function sortMine(cards: readonly TableCard[], now: number): TableCard[] {
  const rank = ({ myTurn, status }: TableCard) =>
    myTurn ? 0 : status === 'over' || status === 'abandoned' ? 2 : 1;
  const kept = cards.filter(({ hiddenAt }) => hiddenAt === undefined || now - hiddenAt < HIDDEN_MS);
  return kept.toSorted((a, b) => rank(a) - rank(b) || b.lastAt - a.lastAt).slice(0, LISTED);
}
