import type { Message } from '@durbar/kernel';
import { REWARDS } from '../../data/components.ts';
import type { Clause } from '../clauses.ts';
import { type BrahmabotEvent, type ComparedCity, HUMAN } from './types.ts';

type Kind<K extends BrahmabotEvent['kind']> = Extract<BrahmabotEvent, { kind: K }>;

/** The message of each kind of event of the solo game, with the clause that Brahmabot follows. */
export const BRAHMABOT_MESSAGES: {
  readonly [K in BrahmabotEvent['kind']]: { describe(event: Kind<K>): Message };
} = {
  drawn: {
    describe({ open: [first = 0, second = 0], left }) {
      return { key: 'event.drawn', values: { first, second, left, ...cite('M20-11.4') } };
    },
  },
  check: {
    describe: ({ seat, check, position, tile }) => ({
      key: 'event.check',
      values: { seat, check, position, tile, ...cite('M20-11.5') },
    }),
  },
  upper: { describe: describeUpper },
  destination: { describe: describeDestination },
  arrival: {
    describe: ({ seat, name, builds, noStatue, coins }) => ({
      key: 'event.arrival',
      values: { seat, city: name, builds, noStatue: noStatue ?? 'none', coins, ...cite('M20-11.7') },
    }),
  },
  relocated: {
    describe: ({ seat, name }) => ({
      key: 'event.relocated',
      values: { seat, city: name, ...cite('M20-11.9') },
    }),
  },
  refilled: { describe: ({ character, left }) => ({ key: 'event.refilled', values: { character, left } }) },
  left: {
    describe: ({ what, number }) => ({
      key: `event.left.${what}`,
      values: what === 'reward' ? { reward: REWARDS[number]! } : { number },
    }),
  },
};

function cite(clause: Clause): { readonly clause: Clause } {
  return { clause };
}

function describeUpper({ seat, action, name, city, compared, skipped }: Kind<'upper'>): Message {
  const chosen = compared.find((one) => one.city === city);
  return {
    key: `event.upper.${action}`,
    values: {
      seat,
      humanSeat: HUMAN,
      city: name ?? '',
      own: chosen?.own ?? 0,
      human: chosen?.human ?? 0,
      others:
        compared
          .filter((one) => one.fits && one.city !== city)
          .map(worshipText)
          .join(', ') || 'none',
      skipped: skipped ?? 'no',
      ...cite('M20-11.8'),
    },
  };
}

/** A city and the worship there, Brahmabot's first. */
function worshipText({ name, own, human }: ComparedCity): string {
  return `${name} ${own}–${human}`;
}

function describeDestination(event: Kind<'destination'>): Message {
  const { seat, name, way, missing, shrines, coins } = event;
  const clause = way === 'stays' ? 'M20-11.9' : way === 'built' ? 'M20-11.6' : 'M20-11.7';
  return {
    key: `event.destination.${way}`,
    values: {
      seat,
      humanSeat: HUMAN,
      city: name,
      where: event.atMaharaja ? 'maharaja' : 'city',
      missing: missing.length,
      shrines,
      coins,
      ...cite(clause),
    },
  };
}
