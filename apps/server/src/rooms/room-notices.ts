import type { Seat } from '@durbar/kernel';
import type { ServerContext } from '../core/context.ts';
import type { NoticeChange, NoticeKind } from '../storage/notice-rows.ts';
import { FORMER_PERSON } from '../storage/rows.ts';
import { putNotice } from './notice-changes.ts';
import type { Presence } from './presence.ts';
import type { RoomView } from './room-view.ts';
import { hasEnded } from './seats.ts';

type NoticedRoom = RoomView & {
  readonly context: Pick<ServerContext, 'now' | 'tuning' | 'personChannels'>;
  readonly presence: Pick<Presence, 'isHere'>;
  botOf(seat: Seat): string | null;
};

/** What the notices of a seat were last made from. */
interface Noticed {
  readonly person: string;
  /** The turn in which the person must decide; null while they need not. */
  readonly turn: number | null;
  readonly bot: string | null;
  /** When they are reminded, as text. */
  readonly marks: string;
}

/**
 * Has the people of a table told that it needs them. Its changes belong into the commit of the entry that makes it somebody's turn;
 * where nobody has a channel there are none. They depend only on what every viewer may know.
 */
export class RoomNotices {
  readonly #room: NoticedRoom;
  readonly #held = new Set<string>();
  #seats = new Map<Seat, Noticed>();
  #hadEnded = false;

  constructor(room: NoticedRoom) {
    this.#room = room;
    this.adopt();
  }

  /** Takes the table as it was read: whoever must decide is in the notices that are stored. */
  adopt(): void {
    this.#seats = new Map(this.#look().map(([seat, noticed]) => [seat, { ...noticed, marks: '' }]));
    this.#hadEnded = hasEnded(this.#room.table);
  }

  /** Reads the channels of the people who sit at the table, or of one who is about to. */
  async hold(...people: readonly string[]): Promise<void> {
    const { personChannels } = this.#room.context;
    const seated = this.#room.seats.flatMap(({ person, freed }) => [person ?? [], freed ?? []].flat());
    for (const person of new Set([...seated, ...people])) {
      if (this.#held.has(person)) continue;
      this.#held.add(person);
      await personChannels.hold(person);
    }
  }

  /** The table is not loaded any more. */
  release(): void {
    for (const person of this.#held) this.#room.context.personChannels.release(person);
    this.#held.clear();
  }

  /** The changes since the last call. Call it after each change that everybody may know of. */
  follow(): NoticeChange[] {
    const before = this.#seats;
    // What was there before is kept: whoever gets a channel during a turn is told of that turn.
    if (!this.#hasReachable()) {
      this.#hadEnded = hasEnded(this.#room.table) || this.#isOver();
      return [];
    }
    const seats = this.#look();
    this.#seats = new Map(seats);
    const changes = [...before].flatMap(([seat, noticed]) => this.#cancel(noticed, this.#seats.get(seat)));
    for (const [seat, noticed] of seats) changes.push(...this.#tell(seat, noticed, before.get(seat)));
    const ended = hasEnded(this.#room.table) || this.#isOver();
    if (ended && !this.#hadEnded && this.#room.match)
      for (const [seat, { person }] of seats) changes.push(...this.#put('over', seat, person, 'end'));
    this.#hadEnded = ended;
    return changes;
  }

  /** A person has opened the table. */
  seen(seat: Seat): NoticeChange[] {
    const { context, seats, id: table } = this.#room;
    const person = seats[seat]?.person ?? null;
    if (person === null || !context.personChannels.isReachable(person)) return [];
    return [{ kind: 'see notices', table, person, at: context.now() }];
  }

  /**
   * The changes that tell a person who must decide once more, by each channel that is told of turns or else by all that they have.
   * They know of the turn: a notice of it that waits is not sent.
   * @returns none if the person need not decide, or has no channel
   */
  snooze(seat: Seat, due: number): NoticeChange[] {
    const { context, id: table } = this.#room;
    const own = new Map(this.#look()).get(seat);
    if (!own || own.turn === null) return [];
    const { person, turn } = own;
    const at = context.now();
    const all = context.personChannels.of(person);
    const channels = all.filter(({ mode }) => mode === 'each');
    const until = this.#room.clocks?.findMarks(seat)?.deadline ?? null;
    const subject = { table, kind: 'snooze', turn: `${turn}.${due}`, due, until } as const;
    return [
      ...this.follow(),
      ...this.seen(seat),
      { kind: 'cancel snoozes', table, person, at },
      ...(channels.length > 0 ? channels : all).map((channel) => putNotice(channel, subject, at)),
    ];
  }

  /** Whether anybody who sits here, or sat here at the last look, has a channel. */
  #hasReachable(): boolean {
    const { personChannels } = this.#room.context;
    for (const { person } of this.#room.seats)
      if (person !== null && personChannels.isReachable(person)) return true;
    for (const { person } of this.#seats.values()) if (personChannels.isReachable(person)) return true;
    return false;
  }

  #isOver(): boolean {
    const status = this.#room.match?.status;
    return status === 'over' || status === 'abandoned';
  }

  #look(): [Seat, Noticed][] {
    const { seats, match, damage } = this.#room;
    const asked = match && !damage ? match.awaiting().filter(({ control }) => control === 'person') : [];
    return seats.flatMap(({ kind, person }, seat): [Seat, Noticed][] => {
      if (kind !== 'person' || person === null || person === FORMER_PERSON) return [];
      const turn = asked.some((each) => each.seat === seat) ? (match?.turn ?? null) : null;
      const isTold = turn !== null && this.#room.context.personChannels.isReachable(person);
      const marks = isTold ? JSON.stringify(this.#room.clocks?.findMarks(seat) ?? null) : '';
      return [[seat, { person, turn, bot: this.#room.botOf(seat), marks }]];
    });
  }

  /** Who was asked is not any more, or is asked in another turn, or somebody else sits there. */
  #cancel(before: Noticed, now: Noticed | undefined): NoticeChange[] {
    const { context, id: table } = this.#room;
    const { person, turn } = before;
    if (turn === null || (now?.person === person && now.turn === turn)) return [];
    if (!context.personChannels.isReachable(person)) return [];
    return [{ kind: 'cancel notices', table, person, at: context.now() }];
  }

  #tell(seat: Seat, now: Noticed, last: Noticed | undefined): NoticeChange[] {
    const before = last?.person === now.person ? last : undefined;
    const isRelieved = before?.bot === null && now.bot !== null && this.#room.isTakenOver(seat);
    const relieved = isRelieved ? this.#put('bot', seat, now.person, String(this.#room.match?.turn)) : [];
    return now.turn === null ? relieved : [...relieved, ...this.#tellTurn(seat, now.turn, now, before)];
  }

  #tellTurn(seat: Seat, turn: number, now: Noticed, before: Noticed | undefined): NoticeChange[] {
    const { context, clocks, table, presence } = this.#room;
    const isNew = before?.turn !== turn;
    if (!isNew && before.marks === now.marks) return [];
    const marks = clocks?.findMarks(seat) ?? null;
    const at = context.now();
    const dues = {
      // Whoever looks on as their turn begins has seen it.
      turn: isNew && !presence.isHere(seat) ? at + context.tuning.noticeDelayMs[table.pace] : null,
      reminder: marks?.reminder ?? null,
      grace: marks?.grace ?? null,
    };
    const until = marks?.deadline ?? null;
    return (['turn', 'reminder', 'grace'] as const).flatMap((kind) => {
      const due = dues[kind];
      return due !== null && due > at ? this.#put(kind, seat, now.person, String(turn), { due, until }) : [];
    });
  }

  /** @param when what is not for at once */
  #put(
    kind: NoticeKind,
    seat: Seat,
    person: string,
    turn: string,
    when?: { readonly due: number; readonly until: number | null },
  ): NoticeChange[] {
    const { context, presence, id: table } = this.#room;
    // Whoever looks on sees it by themselves.
    if (!when && presence.isHere(seat)) return [];
    const at = context.now();
    const { due, until } = when ?? { due: at, until: null };
    const isGathered = kind === 'turn' || kind === 'reminder';
    return context.personChannels
      .of(person)
      .filter(({ mode }) => mode === 'each' || !isGathered)
      .map((channel) => putNotice(channel, { table, kind, turn, due, until }, at));
  }
}
