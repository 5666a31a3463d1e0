import type { AnyGame } from '@durbar/games';
import type { Rng } from '@durbar/kernel';
import { at, listProofs, parseRecord, randomBelow, seededRng, verify } from '@durbar/kernel';
import { API } from '@durbar/protocol';
import { randomSetup } from '@durbar/testkit/pairs';
import { createGuest, openTable, request } from '../../load/guests.ts';
import { Fault } from '../campaign.ts';
import { SeatPlayer } from './seat-player.ts';

/** Tables that are played one after another: when a match is over, its record is checked and the next table is opened. */
export class TableSeries {
  readonly #games: readonly AnyGame[];
  readonly #seed: string;
  readonly #rng: Rng;
  /** Everybody who has played here. */
  readonly players: SeatPlayer[] = [];
  #current: { readonly game: AnyGame; readonly players: readonly SeatPlayer[] } | null = null;
  #opened = 0;
  records = 0;

  constructor(games: readonly AnyGame[], seed: string) {
    [this.#games, this.#seed] = [games, seed];
    this.#rng = seededRng(seed, 'slot');
  }

  /** Connects the players of the current table; opens a new table if there is none. */
  async connect(url: string): Promise<void> {
    if (this.#current) await Promise.all(this.#current.players.map((player) => player.connect(url)));
    else await this.#open(url);
  }

  /** All players resign. */
  resign(): void {
    for (const player of this.#current?.players ?? []) player.resign();
  }

  disconnect(): void {
    for (const player of this.#current?.players ?? []) player.disconnect();
  }

  /** Number of commands and chat lines that the server has acknowledged. */
  get acknowledged(): number {
    return this.players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  /** Whether no table is open here. */
  get isFree(): boolean {
    return this.#current === null;
  }

  /** @throws {Fault} if a player has found one */
  throwFault(): void {
    for (const { fault } of this.players) if (fault) throw fault;
  }

  get isOver(): boolean {
    return this.#current?.players.every(({ isOver }) => isOver) ?? true;
  }

  /**
   * Once the match is over: checks its record, and leaves the table.
   * @param serverKey the server's public signing key, in hex
   * @throws {Fault}
   */
  async finish(url: string, serverKey: string): Promise<void> {
    const table = this.#current;
    const [first] = table?.players ?? [];
    if (!table || !first || !this.isOver) return;
    const answer = await request(url + API.record(first.table), { headers: { cookie: first.cookie } });
    const text = await answer.text();
    if (!answer.ok) throw new Fault(`table ${first.table}: its record answers ${answer.status}: ${text}`);
    const record = parseRecord(text, [table.game.meta]);
    const [finding] = verify(table.game, record);
    if (finding) throw new Fault(`table ${first.table}: its record does not verify: ${finding.message}`);
    if (record.signature?.key !== serverKey || listProofs(record).every(({ by }) => by !== 'signature'))
      throw new Fault(`table ${first.table}: its record is not signed by the server`);
    this.records++;
    this.disconnect();
    this.#current = null;
  }

  async #open(url: string): Promise<void> {
    const game = at(this.#games, randomBelow(this.#rng, this.#games.length));
    const { seats, options } = randomSetup(game, this.#rng);
    const people = seats.filter(({ control }) => control === 'person').length;
    const bots = seats.slice(people).map(() => at(['random', 'greedy'], randomBelow(this.#rng, 2)));
    const cookies = await Promise.all(Array.from({ length: people }, () => createGuest(url)));
    const table = await openTable(url, cookies, { game: game.meta.id, options: options as object, bots });
    const players = cookies.map(
      (cookie, seat) =>
        new SeatPlayer(game, table, cookie, seat, seededRng(this.#seed, `${this.#opened} ${seat}`)),
    );
    this.#opened++;
    this.players.push(...players);
    this.#current = { game, players };
    await Promise.all(players.map((player) => player.connect(url)));
  }
}
