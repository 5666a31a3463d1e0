import { Alarm } from '../core/alarm.ts';
import type { ServerContext } from '../core/context.ts';
import { randomToken } from '../identity/tokens.ts';
import type { NoticeChange, NoticeRow } from '../storage/notice-rows.ts';
import { isStoreDown } from '../storage/store.ts';
import { attemptNotice, type Sending } from './attempt.ts';
import { planDigest } from './digest.ts';
import { judgeChannel } from './health.ts';

/** Messages that are on their way at once, at most. */
const AT_ONCE = 8;
/** What was settled is kept for so long. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

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
  /** What is on its way, by channel: one after the other, so that they arrive in order. */
  readonly #underWay = new Map<string, Promise<void>>();
  /** Notices that this server sends at present, however long that takes. */
  readonly #claimed = new Set<string>();

  /** @param reach told of each point of a delivery */
  constructor(context: ServerContext, sending: Sending, reach: (point: DeliveryPoint) => void) {
    this.#context = context;
    this.#sending = sending;
    this.#reach = reach;
    this.#alarm = new Alarm(context, {
      name: 'notices',
      list: async (count) => {
        const found = await context.store.notices.listDue(count + this.#claimed.size);
        return found.filter(({ id }) => !this.#claimed.has(id));
      },
      attend: (id) => this.#attend(id),
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
    while (this.#underWay.size > 0) await Promise.race(this.#underWay.values());
  }

  async #attend(id: string): Promise<void> {
    const { store, now, tuning } = this.#context;
    const at = now();
    const claim = { attempt: randomToken(9), now: at, until: at + tuning.noticeLeaseMs };
    const notice = await store.notices.claim(id, claim);
    if (!notice) return;
    this.#claimed.add(id);
    this.#reach('claimed');
    await this.#underWay.get(notice.channel);
    while (this.#underWay.size >= AT_ONCE) await Promise.race(this.#underWay.values());
    const done = this.#carryOut(notice, claim.attempt).then((next) => {
      this.#underWay.delete(notice.channel);
      this.#claimed.delete(id);
      if (next !== null) this.#alarm.note(next);
    });
    this.#underWay.set(notice.channel, done);
  }

  /** @returns when the notice is due again */
  async #carryOut(notice: NoticeRow, attempt: string): Promise<number | null> {
    const { log, personChannels, store, now } = this.#context;
    try {
      const end = await attemptNotice(this.#context, this.#sending, notice);
      if (end.state === 'sent') this.#reach('delivered');
      const { outcome = null, ...settled } = end;
      const at = now();
      const changes: NoticeChange[] = [{ kind: 'settle notice', id: notice.id, attempt, ...settled, at }];
      const channel = await store.notices.findChannel(notice.channel);
      if (channel && outcome) changes.push(...judgeChannel(channel, outcome));
      if (end.due === null)
        changes.push({ kind: 'drop notices', person: notice.person, before: at - KEPT_MS });
      if (end.due === null && notice.kind === 'digest' && channel)
        changes.push(...(await planDigest(this.#context, [channel])));
      await personChannels.change(notice.person, changes);
      this.#reach('settled');
      return end.due;
    } catch (error) {
      // It is tried again when the time of this attempt is over.
      if (!isStoreDown(error))
        log.error({ err: error, kind: notice.kind }, 'a notice could not be sent, or that it was not stored');
      return notice.due;
    }
  }
}
