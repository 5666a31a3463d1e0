import { type MatchRecord, parseRecord } from '@durbar/kernel';
import { API, problemAnswer, type TableInfo, tableInfo } from '@durbar/protocol';
import { bazaar } from '@durbar/testkit/toy';
import { ApiError } from '@durbar/web/src/net/api-error.ts';
import { type DealVerdict, dealVerdict } from '@durbar/web/src/table/deal-verdict.ts';
import { FairStart } from '@durbar/web/src/table/fair-start.ts';
import { KeptDeals, type KeptTable } from '@durbar/web/src/table/kept-deals.ts';
import type { SeenMatch } from '@durbar/web/src/table/seen-match.ts';
import { nonce, Person } from './person.ts';

/** A device of a person: what the page keeps and does for a fair deal, with a storage of its own. */
export class FairPlayer {
  readonly person: Person;
  readonly table: string;
  readonly start: FairStart;
  readonly kept: KeptDeals;
  stored: readonly KeptTable[];
  /** Requests of the page that are on their way. */
  readonly #asked = new Set<Promise<unknown>>();

  /** @param stored what the device kept before */
  constructor(person: Person, table: string, stored: readonly KeptTable[] = []) {
    this.person = person;
    this.table = table;
    this.stored = stored;
    this.kept = new KeptDeals({
      read: () => this.stored,
      write: (tables) => {
        this.stored = structuredClone(tables);
      },
    });
    this.start = new FairStart(table, {
      kept: this.kept,
      newNonce: nonce,
      api: {
        giveHash: (id, body) => this.#request(API.hash(id), body),
        giveNonce: (id, body) => this.#request(API.nonce(id), body),
      },
    });
  }

  /** The same device at a server that was started again. */
  async at(url: string): Promise<FairPlayer> {
    return new FairPlayer(await Person.arrive(url, this.person.cookie), this.table, this.stored);
  }

  /** Sits down as the page does, and looks at the table. */
  async sit(seat?: number): Promise<void> {
    const place = this.start.place(await this.person.info(this.table));
    await this.#request(API.join(this.table), { ...place, ...(seat !== undefined && { seat }) });
    await this.look();
  }

  /** Has the page see the table as it is now, and do what is due. */
  async look(): Promise<TableInfo> {
    this.start.observe(await this.person.info(this.table));
    await Promise.allSettled(this.#asked);
    return this.person.info(this.table);
  }

  async record(): Promise<MatchRecord> {
    return parseRecord((await this.person.ask('GET', API.record(this.table))).json);
  }

  /** What the page says of the deal once the match is over. */
  async verdict(record?: MatchRecord, seen: SeenMatch | null = null): Promise<DealVerdict> {
    const { you } = await this.person.info(this.table);
    const whole = record ?? (await this.record());
    return dealVerdict(bazaar, whole, this.kept.of(this.table), you.seat !== null, seen);
  }

  /** What the page is shown of the match when it opens the table. */
  async see(): Promise<SeenMatch> {
    const page = await this.person.connect();
    const { info, snapshot } = await page.watch(this.table);
    await page.close();
    if (!snapshot) throw new Error('the match has not begun');
    const { situation, log } = snapshot;
    const view = bazaar.parseView(situation.view);
    return { viewer: info.you.seat ?? 'spectator', log, situation: { ...situation, view } };
  }

  #request(path: string, body: object): Promise<TableInfo> {
    const answer = this.#ask(path, body);
    this.#asked.add(answer);
    return answer;
  }

  async #ask(path: string, body: object): Promise<TableInfo> {
    const { status, json } = await this.person.ask('POST', path, body);
    if (status === 200) return tableInfo.parse(json);
    throw new ApiError(problemAnswer.parse(json).problem, status);
  }
}
