import { botNamed } from '@durbar/bots';
import { type AnyGame, load } from '@durbar/games';
import { type Rng, seededRng } from '@durbar/kernel';
import type { NewTable } from '@durbar/protocol';
import { Follower } from '../support/follower.ts';
import type { Page } from '../support/page.ts';
import type { Person } from '../support/person.ts';

/** How many times as long as for other news a person waits for bots. */
const BOT_PATIENCE = 4;

/** A person with an open page. */
export interface Player {
  readonly person: Person;
  readonly page: Page;
}

/** Who sits at a new table, in seat order: people, a bot by its name, or nobody. */
export type NewSeats = readonly (Player | string | null)[];

export interface NewStage extends Partial<Omit<NewTable, 'seats'>> {
  readonly game: string;
  readonly seats: NewSeats;
}

/** A table whose people are at their pages. */
export class Stage {
  readonly id: string;
  readonly game: AnyGame;
  readonly #followers: ReadonlyMap<number, { readonly page: Page; readonly follower: Follower }>;
  readonly #rng: Rng;

  private constructor(id: string, game: AnyGame, people: readonly (readonly [number, Player])[]) {
    this.id = id;
    this.game = game;
    this.#rng = seededRng('stage', game.meta.id);
    this.#followers = new Map(
      people.map(([seat, { page }]) => {
        const follower = new Follower(id);
        follower.attach(page);
        return [seat, { page, follower }];
      }),
    );
  }

  /** Opens a table; the first person is the host, and all people sit down. */
  static async open({ seats, ...table }: NewStage): Promise<string> {
    const first = seats.find((each) => each !== null && typeof each !== 'string');
    if (!first) throw new Error('somebody opens a table');
    const { id } = await first.person.open({
      ...table,
      seats: seats.map((each) => (typeof each === 'string' ? { kind: 'bot', bot: each } : { kind: 'empty' })),
    });
    for (const [seat, each] of seats.entries())
      if (each !== null && typeof each !== 'string') await each.person.join(id, seat);
    return id;
  }

  /** Opens a table and starts its match. */
  static async start(plan: NewStage): Promise<Stage> {
    const id = await Stage.open(plan);
    const people = listPlayers(plan.seats);
    await people[0]?.[1].person.start(id);
    return Stage.watch(id, await load(plan.game), people);
  }

  /** Follows a table that there is. @param people by seat */
  static async watch(
    id: string,
    game: AnyGame,
    people: readonly (readonly [number, Player])[],
  ): Promise<Stage> {
    const stage = new Stage(id, game, people);
    for (const { follower } of stage.#followers.values()) await follower.until(() => true, `table ${id}`);
    return stage;
  }

  /** Seats of people who are asked and have not chosen. */
  asked(): number[] {
    return [...this.#followers].flatMap(([seat, { follower }]) => {
      const { situation } = follower.read();
      const isAsked =
        situation?.status === 'running' && situation.decision !== null && situation.sealed === null;
      return isAsked ? [seat] : [];
    });
  }

  get isOver(): boolean {
    return [...this.#followers.values()].some(({ follower }) => {
      const status = follower.read().situation?.status;
      return status === 'over' || status === 'abandoned';
    });
  }

  situation(seat: number) {
    const situation = this.#at(seat).follower.read().situation;
    if (!situation) throw new Error(`table ${this.id} has no match`);
    return situation;
  }

  /** The people make moves, whoever is asked, until there were `moves` or the match is over. */
  async play(moves: number, bot = 'greedy'): Promise<void> {
    for (let made = 0; made < moves; made++) {
      const [seat] = await this.untilAsked();
      if (seat === undefined) return;
      await this.move(seat, bot);
    }
  }

  /** Waits until a person is asked. @returns the seats, none if the match is over */
  async untilAsked(): Promise<number[]> {
    const holds = (): boolean => this.isOver || this.asked().length > 0;
    // Bots may take several turns of a page's patience on a busy machine.
    for (let turns = 1; !holds() && turns < BOT_PATIENCE; turns++)
      await this.#news(holds).catch(() => undefined);
    if (!holds()) await this.#news(holds);
    return this.isOver ? [] : this.asked();
  }

  /** Waits until something holds; any of the pages may be the one that gets the news. */
  async #news(holds: () => boolean): Promise<void> {
    const pages = [...this.#followers.values()].map(({ page }) =>
      page.until(holds, `a decision at ${this.id}`),
    );
    await Promise.any(pages);
  }

  /** Makes a move as a bot would choose it. */
  async move(seat: number, bot = 'greedy'): Promise<void> {
    const { page, follower } = this.#at(seat);
    const { decision, view } = this.situation(seat);
    const { game } = this;
    const move = botNamed(bot).choose(game, game.parseView(view), seat, { rng: this.#rng });
    const before = follower.n;
    const answer = await page.do(this.id, { kind: 'move', move }, decision?.id);
    if (!answer.ok) throw new Error(`${this.id}: ${answer.refusal.key}`);
    await follower.until(() => follower.n > before, 'the move');
  }

  #at(seat: number) {
    const found = this.#followers.get(seat);
    if (!found) throw new Error(`nobody at seat ${seat} of ${this.id}`);
    return found;
  }
}

function listPlayers(seats: NewSeats): (readonly [number, Player])[] {
  return seats.flatMap((each, seat) =>
    each !== null && typeof each !== 'string' ? [[seat, each] as const] : [],
  );
}
