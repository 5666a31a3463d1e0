import type { Message } from '@durbar/kernel';
import { describeSharedEvent, mapIdentity, tollValues } from '../../kingdom/rules/index.ts';
import { ACTIONS, INNER_SITE, START_BOXES } from '../data/components.ts';
import { placeKind } from './ground.ts';
import { sourceValues } from './hand.ts';
import type { Event, View } from './types.ts';

/**
 * The canonical text of a position: `maharaja-2004/1:` and a JSON array of all fields of a view, in the order in which
 * types.ts declares them. The map is its name or the SHA-256 of its canonical JSON, booleans are 1 and 0.
 */
export function fingerprint(position: View): string {
  const p = position;
  const bit = (value: boolean): number => (value ? 1 : 0);
  const match = [p.seats, mapIdentity(p.map), p.variants, bit(p.hiddenGold)];
  const round = [p.phase, p.round, p.turn, p.seat, p.mover, p.acted, p.maharaja, p.start];
  const table = [p.boxes, bit(p.governorAtTop), p.bank, p.chits];
  const own = [p.gold, p.hand, p.quarry, p.palaces, p.tokens, p.cards, p.architects, p.plans];
  const board = [p.villages, p.doubles, p.houses, p.sites];
  const actions = [p.notBegun, p.begun, p.begunParts, p.tokenBegun, p.tokenParts, bit(p.tokenSpent)];
  const turn = [bit(p.walked), p.usedCharacters, p.movingFrom];
  const choices = [p.bid, p.bidder, p.passed, p.taker, p.kept];
  const all = [...match, ...round, ...table, ...own, ...board, ...actions, ...turn, ...choices];
  return `maharaja-2004/1:${JSON.stringify(all)}`;
}

/** Message values of a box as the players count it: start boxes from the bottom, then boxes 1 to 10. */
function boxValues(box: number): { readonly box: number; readonly zone: string } {
  return box < START_BOXES
    ? { box: box + 1, zone: 'start' }
    : { box: box - START_BOXES + 1, zone: 'numbered' };
}

/** An event in words. */
export function describeEvent(event: Event): Message {
  const key = `event.${event.kind}`;
  switch (event.kind) {
    case 'character':
      return describeCharacter(event);
    case 'round':
      return { key, values: { round: event.round, city: event.name, ...boxValues(event.box) } };
    case 'travel': {
      const { seat, name, paid, byBank } = event;
      return { key, values: { seat, city: name, byBank: byBank ? 'yes' : 'no', ...tollValues(paid) } };
    }
    case 'palace': {
      const { seat, name, site, price } = event;
      return { key, values: { seat, city: name, site: site === INNER_SITE ? 'inner' : 'outer', price } };
    }
    case 'house': {
      const { seat, place, name, price, by } = event;
      return {
        key,
        values: { seat, place: name, where: placeKind(place), price, means: sourceValues(by).means },
      };
    }
    case 'moved': {
      const { seat, fromName, place, name } = event;
      return { key, values: { seat, from: fromName, place: name, where: placeKind(place) } };
    }
    case 'governor': {
      const { seat, name, to, raised } = event;
      return { key, values: { seat, city: name, ...boxValues(to), raised: raised.length } };
    }
    case 'standing': {
      const { seat, total, rank, gold, alone, tied } = event;
      return rank > 0
        ? { key, values: { seat, total, rank, gold, alone, tied: tied ? 'yes' : 'no' } }
        : { key: 'event.unranked', values: { seat } };
    }
    default:
      return describeSmall(event);
  }
}

type Small = Exclude<
  Event,
  {
    kind: 'character' | 'round' | 'travel' | 'palace' | 'house' | 'moved' | 'governor' | 'standing';
  }
>;

function describeSmall(event: Small): Message {
  const key = `event.${event.kind}`;
  switch (event.kind) {
    case 'bid':
    case 'won':
      return { key, values: { seat: event.seat, gold: event.gold } };
    case 'passed':
    case 'chit':
      return { key, values: { seat: event.seat } };
    case 'enticed':
      return { key, values: { seat: event.seat, fromSeat: event.fromSeat } };
    case 'given':
      return { key, values: { seat: event.seat, toSeat: event.toSeat, character: event.character } };
    case 'quarry':
      return { key, values: { seat: event.seat, houses: event.houses } };
    case 'lifted':
      return { key, values: { seat: event.seat, place: event.name, where: placeKind(event.place) } };
    case 'chitSpent':
      return { key, values: { seat: event.seat, action: ACTIONS[event.action]! } };
    case 'gold':
      return {
        key,
        values: { seat: event.seat, gold: event.gold, cause: event.cause },
        // The line of the seat's rank states the gold too.
        ...(event.cause === 'scoring' && { detail: true }),
      };
    case 'over':
      return { key, values: { ending: event.ending.slice('ending.'.length) } };
    default:
      return describeSharedEvent(event, ACTIONS);
  }
}

function describeCharacter(event: Extract<Event, { kind: 'character' }>): Message {
  const { seat, character, fromSeat, back } = event;
  if (fromSeat === null)
    return {
      key: back === 0 ? 'event.characterPicked' : 'event.character',
      values: { seat, character, back },
    };
  return back === 0
    ? { key: 'event.characterExchanged', values: { seat, character, fromSeat } }
    : { key: 'event.characterRobbed', values: { seat, character, fromSeat } };
}
