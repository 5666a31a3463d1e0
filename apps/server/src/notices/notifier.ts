import { Alarm } from '../core/alarm.ts';
import type { ServerContext } from '../core/context.ts';
import { randomToken } from '../identity/tokens.ts';
import type { NoticeChange, NoticeRow } from '../storage/notice-rows.ts';
import { isStoreDown } from '../storage/store.ts';
import { type AttemptEnd, attemptNotice, type Sending } from './attempt.ts';
import { planDigest } from './digest.ts';
import { judgeChannel } from './health.ts';
import { type Lane, Lanes } from './lanes.ts';
import { findRetry } from './schedule.ts';

/** What was settled is kept for so long. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
/** Whoever tries a channel looks at once whether the message has come. */
const TESTS_KEPT_MS = 60 * 60_000;
/** After this time what could not even be begun is tried again. */
const REST_MS = 30_000;

/** Where in its delivery a notice is, for tests that end the server there. */
export type DeliveryPoint = 'claimed' | 'delivered' | 'settled';

/**
 * Sends the notices that are due. Each attempt is stored before anything is sent, and its end afterwards; whoever sends what was
 * being sent when the server was killed sends it with the same id, by which its receiver can tell.
 */
export class Notifier {
  readonly #context: ServerContext;
  readonly #sending: Sending;
  readonly #reach: (point: DeliveryPoint) => void;
  readonly #alarm: Alarm;
  readonly #lanes = new Lanes();
  /** Notices that wait for their turn or are on their way, however long that takes. */
  readonly #taken = new Set<string>();
  /** For whom those that are due are, and by what they are sent. */
  #lanesOf = new Map<string, Lane>();

  /** @param reach told of each point of a delivery */
  constructor(context: ServerContext, sending: Sending, reach: (point: DeliveryPoint) => void) {
    this.#context = context;
    this.#sending = sending;
    this.#reach = reach;
    this.#alarm = new Alarm(context, {
      name: 'notices',
      list: async (count) => {
        const found = await context.store.notices.listDue(count + this.#taken.size);
        const left = found.filter(({ id }) => !this.#taken.has(id));
        this.#lanesOf = new Map(left.map(({ id, person, channel }) => [id, { person, channel }]));
        return left;
      },
      attend: async (id) => this.#take(id),
      atOnce: false,
    });
  }

  start(): void {
    this.#context.personChannels.onNotice = (at) => this.#alarm.note(at);
    this.#alarm.start();
  }

  /** Begins nothing new. @returns once nothing is on its way */
  async stop(): Promise<void> {
    this.#alarm.stop();
    await this.#lanes.stop();
  }

  #take(id: string): void {
    const lane = this.#lanesOf.get(id);
    if (!lane) return;
    this.#taken.add(id);
    this.#lanes.add(lane, async () => {
      const next = await this.#attend(id);
      this.#taken.delete(id);
      if (next !== null) this.#alarm.note(next);
    });
  }

  /** @returns when something must be done about the notice again */
  async #attend(id: string): Promise<number | null> {
    const { store, now, tuning, log } = this.#context;
    const claim = { attempt: randomToken(9), now: now(), until: now() + tuning.noticeLeaseMs };
    try {
      const notice = await store.notices.claim(id, claim);
      if (!notice) return null;
      this.#reach('claimed');
      return await this.#carryOut(notice, claim.attempt);
    } catch (error) {
      if (!isStoreDown(error)) log.error({ err: error }, 'a notice could not be begun');
      return now() + REST_MS;
    }
  }

  /** What goes wrong here itself may do so each time: that ends, too. */
  async #attempt(notice: NoticeRow): Promise<AttemptEnd> {
    try {
      return await attemptNotice(this.#context, this.#sending, notice);
    } catch (error) {
      if (isStoreDown(error)) throw error;
      this.#context.log.error({ err: error, kind: notice.kind }, 'a notice could not be sent');
      const { attempts, until } = notice;
      const due = findRetry(attempts, this.#context.now(), until);
      const reason = { key: 'notice.unreachable', values: { code: 'ERROR' } };
      return { state: due === null ? 'failed' : 'waiting', due, attempts, reason };
    }
  }

  /** @returns when the notice is due again */
  async #carryOut(notice: NoticeRow, attempt: string): Promise<number | null> {
    const { log, personChannels, store, now } = this.#context;
    try {
      const end = await this.#attempt(notice);
      if (end.state === 'sent') this.#reach('delivered');
      const { outcome = null, ...settled } = end;
      const at = now();
      const changes: NoticeChange[] = [{ kind: 'settle notice', id: notice.id, attempt, ...settled, at }];
      const channel = await store.notices.findChannel(notice.channel);
      if (channel && outcome) changes.push(...judgeChannel(channel, outcome));
      if (end.due === null)
        changes.push({
          kind: 'drop notices',
          person: notice.person,
          before: at - KEPT_MS,
          testsBefore: at - TESTS_KEPT_MS,
        });
      if (end.due === null && notice.kind === 'digest' && channel)
        changes.push(...(await planDigest(this.#context, [channel])));
      await personChannels.change(notice.person, changes);
      this.#reach('settled');
      return end.due;
    } catch (error) {
      // It is tried again when the time of this attempt is over.
      if (!isStoreDown(error))
        log.error({ err: error, kind: notice.kind }, 'what became of a notice could not be stored');
      return notice.due;
    }
  }
}
