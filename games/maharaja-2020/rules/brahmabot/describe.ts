import type { Message } from '@durbar/kernel';
import { REWARDS } from '../../data/components.ts';
import type { Clause } from '../clauses.ts';
import { HUMAN } from './seats.ts';
import type { BrahmabotEvent, ComparedCity } from './types.ts';

type Kind<K extends BrahmabotEvent['kind']> = Extract<BrahmabotEvent, { kind: K }>;

/** Why Brahmabot does what it does, in words, with the clause that says so. */
export function describeBrahmabot(event: BrahmabotEvent): Message {
  const key = `event.${event.kind}`;
  switch (event.kind) {
    case 'drawn': {
      const [first = 0, second = 0] = event.open;
      return { key, values: { first, second, left: event.left, ...by('M20-11.4') } };
    }
    case 'check': {
      const { seat, check, position, tile } = event;
      return { key, values: { seat, check, position, tile, ...by('M20-11.5') } };
    }
    case 'upper':
      return describeUpper(event);
    case 'destination':
      return describeDestination(event);
    case 'arrival': {
      const { seat, name, builds, noStatue, coins } = event;
      const values = { seat, city: name, builds, noStatue: noStatue ?? 'none', coins, ...by('M20-11.7') };
      return { key, values };
    }
    case 'relocated':
      return { key, values: { seat: event.seat, city: event.name, ...by('M20-11.9') } };
    case 'refilled':
      return { key, values: { character: event.character, left: event.left } };
    case 'left':
      return describeLeaver(event);
  }
}

function by(clause: Clause): { readonly clause: Clause } {
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
          .map(points)
          .join(', ') || 'none',
      skipped: skipped ?? 'no',
      ...by('M20-11.8'),
    },
  };
}

/** A city and the worship there, Brahmabot's first. */
function points({ name, own, human }: ComparedCity): string {
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
      ...by(clause),
    },
  };
}

function describeLeaver({ what, number }: Kind<'left'>): Message {
  const key = `event.left.${what}`;
  return what === 'reward' ? { key, values: { reward: REWARDS[number]! } } : { key, values: { number } };
}
