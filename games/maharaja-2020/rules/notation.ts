import type { EventMessage, Message } from '@durbar/kernel';
import {
  describeSharedEvent,
  describeSharedMove,
  type SharedEvent,
  sharedKey,
} from '../../kingdom/rules/index.ts';
import { ACTIONS, CITY_COUNT, REWARDS } from '../data/components.ts';
import { describeBrahmabot } from './brahmabot/describe.ts';
import { mapAt } from './ground.ts';
import { actionOf, BY_ABILITY, BY_REWARD, BY_TOKEN } from './position.ts';
import type { Event, Move, View } from './types.ts';

/**
 * Text of a move, its parts joined by hyphens: `statue-<city>-<site>-<by>`, `shrine-<place>-<by>`, `gain-<by>`,
 * `character-<character>`, `flag-<city>-<by>`, `ability-<character>`, `exchange-<coins|prestige>`, `reward-<tile>`,
 * `buy-<count>`, `maharani-<character>`, `step`, and those of shared moves.
 */
export function key(move: Move): string {
  switch (move.type) {
    case 'character':
    case 'ability':
    case 'maharani':
      return `${move.type}-${move.character}`;
    case 'statue':
      return `statue-${move.city}-${move.site}-${move.by}`;
    case 'shrine':
      return `shrine-${move.place}-${move.by}`;
    case 'gain':
      return `gain-${move.by}`;
    case 'flag':
      return `flag-${move.city}-${move.by}`;
    case 'exchange':
      return `exchange-${move.give}`;
    case 'step':
      return 'step';
    case 'reward':
      return `reward-${move.tile}`;
    case 'buy':
      return `buy-${move.count}`;
    default:
      return sharedKey(move);
  }
}

/** How a step is made, as messages take it: `disc`, `token`, `ability` or `reward`. */
function means(by: number): string {
  if (by < BY_TOKEN) return 'disc';
  if (by < BY_ABILITY) return 'token';
  return by === BY_REWARD ? 'reward' : 'ability';
}

/** Name of the action of a step; of steps that are none, the means. */
function actionName(by: number): string {
  return by < BY_ABILITY ? ACTIONS[actionOf(by)]! : means(by);
}

/** A move in words. */
export function describeMove(move: Move, position: View): Message {
  const map = mapAt(position);
  const { cityNames } = map;
  switch (move.type) {
    case 'character':
    case 'ability':
    case 'maharani':
      return { key: `move.${move.type}`, values: { character: move.character } };
    case 'statue':
      return {
        key: 'move.statue',
        values: {
          city: cityNames[move.city]!,
          site: move.site,
          action: actionName(move.by),
          means: means(move.by),
        },
      };
    case 'shrine':
      return describeShrineMove(move, position);
    case 'gain':
      return { key: 'move.gain', values: { action: actionName(move.by), means: means(move.by) } };
    case 'flag':
      return { key: 'move.flag', values: { city: cityNames[move.city]!, means: means(move.by) } };
    case 'exchange':
      return { key: `move.exchange.${move.give}` };
    case 'step':
      return { key: 'move.step' };
    case 'reward':
      return { key: 'move.reward', values: { reward: REWARDS[move.tile]! } };
    case 'buy':
      return { key: 'move.buy', values: { count: move.count } };
    default:
      return describeSharedMove(move, map, ACTIONS);
  }
}

function describeShrineMove({ place, by }: Extract<Move, { type: 'shrine' }>, position: View): Message {
  const { cityNames, villageNames } = mapAt(position);
  const values = { action: actionName(by), means: means(by) };
  return place < CITY_COUNT
    ? { key: 'move.shrineCity', values: { city: cityNames[place]!, ...values } }
    : { key: 'move.shrineVillage', values: { village: villageNames[place - CITY_COUNT]!, ...values } };
}

/** An event in words. A scoring's payment is told by the line of its ranking, so alone it is a detail. */
export function describeEvent(event: Event, before?: Event): EventMessage {
  const message = tell(event);
  return paysLine(event, before) ? { ...message, detail: true } : message;
}

/** Whether an event pays what the line before it, of a city scoring, has said. */
function paysLine(event: Event, before: Event | undefined): boolean {
  if (event.kind === 'prestige') return event.cause === 'scoring';
  if (event.kind !== 'coins' || before?.kind !== 'worship') return false;
  return before.seat === event.seat && before.coins === event.coins;
}

function tell(event: Event): Message {
  const key = `event.${event.kind}`;
  switch (event.kind) {
    case 'character':
      return describeCharacter(event);
    case 'round':
      return { key, values: { round: event.round, city: event.name, space: event.space } };
    case 'founded':
    case 'planned':
    case 'turn':
    case 'ended':
    case 'scoring':
      return describeSharedEvent(event, ACTIONS);
    case 'travel': {
      const coins = event.paid.reduce((sum, paid) => sum + paid, 0);
      return { key, values: { seat: event.seat, city: event.name, coins } };
    }
    case 'statue': {
      const { seat, name, site, price } = event;
      return { key, values: { seat, city: name, site, price } };
    }
    case 'shrine': {
      const { seat, name, price } = event;
      return {
        key: event.city === null ? 'event.shrineVillage' : 'event.shrineCity',
        values: { seat, place: name, price },
      };
    }
    case 'tokenSpent':
      return { key, values: { seat: event.seat, action: ACTIONS[event.action]! } };
    case 'flag': {
      const { seat, name, to, pushed } = event;
      return { key, values: { seat, city: name, space: to, pushed: pushed.length } };
    }
    case 'worship':
      return describeWorship(event);
    default:
      return describeSmall(event);
  }
}

type Small = Exclude<
  Event,
  {
    kind:
      | 'character'
      | SharedEvent['kind']
      | 'round'
      | 'travel'
      | 'statue'
      | 'shrine'
      | 'tokenSpent'
      | 'flag'
      | 'worship';
  }
>;

function describeSmall(event: Small): Message {
  const key = `event.${event.kind}`;
  switch (event.kind) {
    case 'coins':
      return event.coins < 0
        ? { key: 'event.coinsPaid', values: { seat: event.seat, coins: -event.coins } }
        : { key, values: { seat: event.seat, coins: event.coins } };
    case 'shrines':
      return { key, values: { seat: event.seat, shrines: event.shrines } };
    case 'token':
      return { key, values: { seat: event.seat } };
    case 'prestige': {
      const { seat, prestige, extra, cause } = event;
      return prestige < 0
        ? { key: 'event.prestigePaid', values: { seat, prestige: -prestige } }
        : { key, values: { seat, prestige, extra, cause } };
    }
    case 'ability':
      return {
        key,
        values: { seat: event.seat, character: event.character, byToken: event.byToken ? 'yes' : 'no' },
      };
    case 'reward':
      return { key, values: { seat: event.seat, reward: REWARDS[event.tile]!, times: event.times } };
    case 'nothing':
      return { key, values: { seat: event.seat, reward: REWARDS[event.tile]! } };
    case 'maharani':
    case 'maharaniHome':
      return { key, values: { seat: event.seat, character: event.character } };
    case 'slid':
      return { key, values: { what: event.what } };
    case 'over':
      return { key, values: { ending: event.ending.slice('ending.'.length) } };
    default:
      return describeBrahmabot(event);
  }
}

/** People take coins whatever their rank; Brahmabot takes none, and prestige if any. */
function describeWorship(event: Extract<Event, { kind: 'worship' }>): Message {
  const { seat, total, rank, coins, prestige, tied } = event;
  const key = rank > 0 ? 'event.worship' : 'event.unranked';
  const values = { seat, total, rank, tied: tied ? 'yes' : 'no' };
  return coins > 0
    ? { key, values: { ...values, coins } }
    : { key: `${key}.brahmabot`, values: { ...values, prestige } };
}

function describeCharacter({
  seat,
  character,
  fromSeat,
  back,
}: Extract<Event, { kind: 'character' }>): Message {
  if (fromSeat !== null) return { key: 'event.characterRobbed', values: { seat, character, fromSeat } };
  return { key: back === 0 ? 'event.characterPicked' : 'event.character', values: { seat, character, back } };
}
