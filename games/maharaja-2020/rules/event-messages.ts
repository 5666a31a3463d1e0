import type { EventMessage, Message } from '@durbar/kernel';
import { describeSharedEvent, type SharedEvent, tollValues } from '../../kingdom/rules/index.ts';
import { ACTIONS, REWARDS } from '../data/components.ts';
import { BRAHMABOT_MESSAGES } from './brahmabot/event-messages.ts';
import type { BrahmabotEvent } from './brahmabot/types.ts';
import type { Event } from './types.ts';

type Kind<K extends Event['kind']> = Extract<Event, { kind: K }>;

interface Words<E extends Event> {
  describe(event: E): Message;
}

const shared: Words<SharedEvent> = { describe: (event) => describeSharedEvent(event, ACTIONS) };

/** The message of each kind of event. */
const MESSAGES: { readonly [K in Exclude<Event['kind'], BrahmabotEvent['kind']>]: Words<Kind<K>> } = {
  founded: shared,
  planned: shared,
  turn: shared,
  ended: shared,
  scoring: shared,
  character: { describe: describeCharacter },
  round: {
    describe: ({ round, name, space }) => ({ key: 'event.round', values: { round, city: name, space } }),
  },
  travel: {
    describe: ({ seat, name, paid }) => ({
      key: 'event.travel',
      values: { seat, city: name, ...tollValues(paid) },
    }),
  },
  statue: {
    describe: ({ seat, name, site, price }) => ({
      key: 'event.statue',
      values: { seat, city: name, site, price },
    }),
  },
  shrine: {
    describe: ({ seat, city, name, price }) => ({
      key: city === null ? 'event.shrineVillage' : 'event.shrineCity',
      values: { seat, place: name, price },
    }),
  },
  tokenSpent: {
    describe: ({ seat, action }) => ({ key: 'event.tokenSpent', values: { seat, action: ACTIONS[action]! } }),
  },
  coins: {
    describe: ({ seat, coins }) =>
      coins < 0
        ? { key: 'event.coinsPaid', values: { seat, coins: -coins } }
        : { key: 'event.coins', values: { seat, coins } },
  },
  shrines: { describe: ({ seat, shrines }) => ({ key: 'event.shrines', values: { seat, shrines } }) },
  token: { describe: ({ seat }) => ({ key: 'event.token', values: { seat } }) },
  prestige: {
    describe: ({ seat, prestige, extra, cause }) =>
      prestige < 0
        ? { key: 'event.prestigePaid', values: { seat, prestige: -prestige } }
        : { key: 'event.prestige', values: { seat, prestige, extra, cause } },
  },
  flag: {
    describe: ({ seat, name, to, pushed }) => ({
      key: 'event.flag',
      values: { seat, city: name, space: to, pushed: pushed.length },
    }),
  },
  ability: {
    describe: ({ seat, character, byToken }) => ({
      key: 'event.ability',
      values: { seat, character, byToken: byToken ? 'yes' : 'no' },
    }),
  },
  worship: { describe: describeWorship },
  reward: {
    describe: ({ seat, tile, times }) => ({
      key: 'event.reward',
      values: { seat, reward: REWARDS[tile]!, times },
    }),
  },
  nothing: {
    describe: ({ seat, tile }) => ({ key: 'event.nothing', values: { seat, reward: REWARDS[tile]! } }),
  },
  maharani: { describe: ({ seat, character }) => ({ key: 'event.maharani', values: { seat, character } }) },
  maharaniHome: {
    describe: ({ seat, character }) => ({ key: 'event.maharaniHome', values: { seat, character } }),
  },
  slid: { describe: ({ what }) => ({ key: 'event.slid', values: { what } }) },
  over: {
    describe: ({ ending }) => ({ key: 'event.over', values: { ending: ending.slice('ending.'.length) } }),
  },
};

const ALL_MESSAGES: Readonly<Record<Event['kind'], Words<Event>>> = { ...MESSAGES, ...BRAHMABOT_MESSAGES };

/**
 * Describes an event in words. A payment of a city scoring is a detail, because the line of the ranking before it
 * states the payment.
 * @param before the event before it in the same step
 */
export function describeEvent(event: Event, before?: Event): EventMessage {
  const message = ALL_MESSAGES[event.kind].describe(event);
  return repeatsRanking(event, before) ? { ...message, detail: true } : message;
}

/** Whether an event is a payment that the ranking of a city scoring has already stated. */
function repeatsRanking(event: Event, before: Event | undefined): boolean {
  if (event.kind === 'prestige') return event.cause === 'scoring';
  if (event.kind !== 'coins' || before?.kind !== 'worship') return false;
  return before.seat === event.seat && before.coins === event.coins;
}

/** Describes a line of a city scoring. People get coins for any rank; Brahmabot gets no coins, but may get prestige. */
function describeWorship({ seat, total, rank, coins, prestige, tied }: Kind<'worship'>): Message {
  const key = rank > 0 ? 'event.worship' : 'event.unranked';
  const values = { seat, total, rank, tied: tied ? 'yes' : 'no' };
  return coins > 0
    ? { key, values: { ...values, coins } }
    : { key: `${key}.brahmabot`, values: { ...values, prestige } };
}

function describeCharacter({ seat, character, fromSeat, back }: Kind<'character'>): Message {
  if (fromSeat !== null) return { key: 'event.characterRobbed', values: { seat, character, fromSeat } };
  return { key: back === 0 ? 'event.characterPicked' : 'event.character', values: { seat, character, back } };
}
