import type { ChangeChannel, ChannelInfo, Me, MyNotices, NewChannel, NoticeInfo } from '@durbar/protocol';
import type { ServerContext } from '../core/context.ts';
import { InTurn } from '../core/in-turn.ts';
import { Problem } from '../core/problem.ts';
import { randomToken } from '../identity/tokens.ts';
import { putNotice } from '../rooms/notice-changes.ts';
import type { ChannelRow, NoticeChange, NoticeRow, Target } from '../storage/notice-rows.ts';
import { areKeys, publicHalf } from './channels/push.ts';
import { findTopic } from './channels/webhook.ts';
import { planDigest } from './digest.ts';
import type { Senders } from './senders.ts';

/** Channels of one person, at most. */
export const MOST_CHANNELS = 10;

/** Who adds a channel, and from where. */
interface Adding {
  readonly me: Me;
  readonly device: string;
  readonly network: string;
}

/** What people choose about notices, and what they were told. */
export class MyNoticesService {
  readonly #context: ServerContext;
  readonly #senders: Senders;
  /** By person: channels that are added at once find each other. */
  readonly #adding = new InTurn();

  constructor(context: ServerContext, senders: Senders) {
    this.#context = context;
    this.#senders = senders;
  }

  async read({ id: person }: Pick<Me, 'id'>): Promise<MyNotices> {
    const { personChannels, store, settings } = this.#context;
    const { digestAt, calendar } = await personChannels.settings(person);
    return {
      channels: (await personChannels.list(person)).map(showChannel),
      digestAt,
      calendar: calendar === null ? null : calendarPath(person, calendar),
      notices: (await store.notices.list(person)).map(showNotice),
      pushKey: publicHalf(this.#senders.pushKeys),
      mail: settings.smtpUrl !== null,
    };
  }

  /** @throws {Problem} if nothing can be sent there */
  add(adding: Adding, given: NewChannel): Promise<void> {
    const add = () => this.#add(adding, given);
    return this.#adding.run(adding.me.id, () =>
      given.kind === 'push' ? this.#adding.run(`push ${given.subscription.endpoint}`, add) : add(),
    );
  }

  async #add({ me, device, network }: Adding, given: NewChannel): Promise<void> {
    const { personChannels, now, mailLimit, store } = this.#context;
    const channels = await personChannels.list(me.id);
    // A browser that subscribes again, or an address that is given again, takes the place of the one before.
    const same = channels.filter(({ target }) => isSame(target, given));
    if (channels.length - same.length >= MOST_CHANNELS) throw new Problem(409, 'tooManyChannels');
    const at = now();
    const id = randomToken(12);
    const target = this.#toTarget(given, id, device);
    const state = target.kind === 'mail' ? 'unconfirmed' : 'on';
    const row = { id, person: me.id, target, mode: 'each', state } as const;
    const channel: ChannelRow = { ...row, failures: 0, error: null, createdAt: at };
    // Somebody else who used this browser is not told by it any more: it would show their turns to whoever has it now.
    const others =
      target.kind !== 'push'
        ? []
        : (await store.notices.listByEndpoint(target.endpoint)).filter(({ person }) => person !== me.id);
    const changes: NoticeChange[] = [...same, ...others].map((each) => ({
      kind: 'drop channel',
      channel: each.id,
    }));
    changes.push({ kind: 'put channel', channel });
    if (target.kind === 'mail') {
      if (!mailLimit.allows(network, target.address)) throw new Problem(429, 'tooManyMails');
      changes.push(putNotice(channel, { ...atOnce(at), kind: 'confirm' }, at));
    }
    await personChannels.change(me.id, changes, me);
    for (const person of new Set(others.map((each) => each.person))) await personChannels.reread(person);
  }

  /** @throws {Problem} if there is no such channel */
  async change({ id: person }: Me, id: string, { mode, on }: ChangeChannel): Promise<void> {
    const { personChannels, now } = this.#context;
    const before = await this.#find(person, id);
    const revived = on && before.state === 'off' ? ({ state: 'on', failures: 0, error: null } as const) : {};
    const channel = { ...before, ...revived, mode: mode ?? before.mode };
    const others = (await personChannels.list(person)).filter((each) => each.id !== id);
    await personChannels.change(person, [
      { kind: 'change channel', channel },
      { kind: 'cancel digests', person, at: now() },
      ...(await planDigest(this.#context, [...others, channel])),
    ]);
  }

  /** @throws {Problem} if there is no such channel */
  async remove({ id: person }: Me, id: string): Promise<void> {
    await this.#find(person, id);
    await this.#context.personChannels.change(person, [{ kind: 'drop channel', channel: id }]);
  }

  /** Has a message sent to try a channel. @throws {Problem} if there is no such channel, or it is off */
  async test({ id: person }: Me, id: string): Promise<void> {
    const at = this.#context.now();
    const channel = await this.#find(person, id);
    if (channel.state !== 'on') throw new Problem(409, 'channelOff');
    await this.#context.personChannels.change(person, [
      putNotice(channel, { ...atOnce(at), kind: 'test', turn: randomToken(9) }, at),
    ]);
  }

  /** Sets the time of day of the digests; also after a person's time zone has changed, with the same time. */
  async setDigest(me: Me, given?: number): Promise<void> {
    const { personChannels, now } = this.#context;
    const channels = await personChannels.list(me.id);
    if (given === undefined && !channels.some(({ mode }) => mode === 'digest')) return;
    const settings = await personChannels.settings(me.id);
    const digestAt = given ?? settings.digestAt;
    const changes: NoticeChange[] = [{ kind: 'cancel digests', person: me.id, at: now() }];
    if (given !== undefined)
      changes.unshift({ kind: 'put notice settings', person: me.id, settings: { ...settings, digestAt } });
    changes.push(...(await planDigest(this.#context, channels, digestAt)));
    await personChannels.change(me.id, changes, me);
  }

  /** Gives the calendar of a person a new address, or none. The one before ends. */
  async renewCalendar(me: Me, wanted: boolean): Promise<void> {
    const { personChannels } = this.#context;
    const settings = { ...(await personChannels.settings(me.id)), calendar: wanted ? randomToken(18) : null };
    await personChannels.change(me.id, [{ kind: 'put notice settings', person: me.id, settings }], me);
  }

  async #find(person: string, id: string): Promise<ChannelRow> {
    const channel = await this.#context.personChannels.find(person, id);
    if (!channel) throw new Problem(404, 'notFound');
    return channel;
  }

  /** @throws {Problem} if it is an address that nothing may be sent to */
  #toTarget(given: NewChannel, id: string, device: string): Target {
    if (given.kind === 'mail') {
      if (this.#context.settings.smtpUrl === null) throw new Problem(409, 'noMail');
      return { kind: 'mail', address: given.address, token: `${id}.${randomToken(18)}` };
    }
    const url = given.kind === 'push' ? given.subscription.endpoint : given.url;
    const fault = this.#senders.outbound.findFault(url);
    if (fault !== null) throw new Problem(400, `channel.${fault}`);
    if (given.kind === 'push') {
      const { keys } = given.subscription;
      if (!areKeys(keys)) throw new Problem(400, 'channel.address');
      return { kind: 'push', device, endpoint: url, keys };
    }
    if (given.format === 'ntfy' && findTopic(url) === null) throw new Problem(400, 'channel.address');
    return { kind: 'webhook', format: given.format, url, secret: randomToken(24) };
  }
}

const atOnce = (at: number) => ({ table: null, turn: '', due: at, until: null });

function isSame(target: Target, given: NewChannel): boolean {
  if (target.kind === 'push') return given.kind === 'push' && given.subscription.endpoint === target.endpoint;
  if (target.kind === 'mail') return given.kind === 'mail' && given.address === target.address;
  return given.kind === 'webhook' && given.url === target.url;
}

/** Where a person's calendar is, after the server's address. */
function calendarPath(person: string, secret: string): string {
  return `ical/${person}.${secret}.ics`;
}

function showChannel({ target, person: _, failures: _failures, ...channel }: ChannelRow): ChannelInfo {
  const isHook = target.kind === 'webhook';
  return {
    ...channel,
    kind: target.kind,
    format: isHook ? target.format : null,
    label: target.kind === 'mail' ? target.address : new URL(isHook ? target.url : target.endpoint).host,
    endpoint: target.kind === 'push' ? target.endpoint : null,
    secret: isHook && target.format === 'json' ? target.secret : null,
  };
}

function showNotice({ table, channel, kind, state, at, due, reason }: NoticeRow): NoticeInfo {
  return { table, channel, kind, state, at, due, reason };
}
