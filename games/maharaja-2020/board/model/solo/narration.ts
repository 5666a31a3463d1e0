import type { Message } from '@durbar/kernel';
import { BRAHMABOT, type Clause, type Event, HUMAN, type UpperAction } from '../../../rules/index.ts';
import { siteName } from '../art.ts';
import type { BotAction, JourneyEvent, UpperEvent } from './bot-turn.ts';
import { tileAt } from './tiles.ts';

/** A sentence about Brahmabot's turn, and its clause if that differs from the sentence before. */
export interface NarratedSentence {
  readonly message: Message;
  readonly clause: Clause | null;
}

const toSentence = (message: Message, clause: Clause | null = null): NarratedSentence => ({
  message,
  clause,
});

/** A short text about an upper action. */
export function upperActionMessage({ kind, coins }: UpperAction): Message {
  return { key: 'm20.bot.upper', values: { action: kind, coins } };
}

/** The actions of a tile and then its destination, as parts of a sentence. @param cities names of the cities */
export function tileMessages(number: number, cities: readonly string[]): readonly Message[] {
  const tile = tileAt(number);
  if (!tile) return [];
  const { destination } = tile;
  return [...tile.actions.map(upperActionMessage), destinationMessage(destination, cities)];
}

function destinationMessage(destination: number | null, cities: readonly string[]): Message {
  const city = destination === null ? '' : (cities[destination] ?? '');
  return { key: 'm20.bot.to', values: { where: destination === null ? 'maharaja' : 'city', city } };
}

/** The heading of an action. */
export function botActionTitle(act: BotAction): Message {
  switch (act.kind) {
    case 'check':
      return { key: 'm20.bot.check', values: { position: act.event.position } };
    case 'upper':
      return upperActionMessage({ kind: act.event.action, coins: coinsOf(act.event) });
    case 'journey': {
      const { name, atMaharaja } = act.event;
      return { key: 'm20.bot.to', values: { where: atMaharaja ? 'maharaja' : 'city', city: name } };
    }
  }
}

function coinsOf({ tile, place }: UpperEvent): number {
  return tileAt(tile)?.actions[place]?.coins ?? 0;
}

/** A short text about the effect of an action, for a line of the list. */
export function botActionResult(act: BotAction): Message {
  switch (act.kind) {
    case 'check':
      return { key: 'm20.bot.check.result', values: { position: act.event.position } };
    case 'upper': {
      const { skipped, name, action } = act.event;
      return {
        key: 'm20.bot.result',
        values: { skipped: skipped ?? 'no', city: name ?? '', about: action === 'coins' ? 'coins' : 'other' },
      };
    }
    case 'journey':
      return {
        key: 'm20.bot.route.result',
        values: { way: act.event.way, builds: findArrival(act)?.builds ?? 'none' },
      };
  }
}

/** Describes an action in full, sentence by sentence. */
export function narrateBotAction(act: BotAction): readonly NarratedSentence[] {
  switch (act.kind) {
    case 'check': {
      const { check, position } = act.event;
      return [toSentence({ key: 'm20.bot.check.why', values: { check, position } }, 'M20-11.5')];
    }
    case 'upper':
      return [
        toSentence(cityChoiceMessage(act.event), 'M20-11.8'),
        ...narrateRelocations(act.effects),
        ...act.effects.flatMap(narrateEffect),
      ];
    case 'journey':
      return narrateJourney(act);
  }
}

/** Says how the city was chosen, and whether the action is possible there. */
function cityChoiceMessage({ action, name, city, skipped, compared }: UpperEvent): Message {
  const chosen = compared.find((one) => one.city === city);
  const rivals = compared.filter((one) => one.fits && one.margin === chosen?.margin).length;
  return {
    key: 'm20.bot.why',
    values: {
      action,
      skipped: skipped ?? 'no',
      city: name ?? '',
      fits: compared.filter(({ fits }) => fits).length,
      margin: chosen?.margin ?? 0,
      ties: Math.max(0, rivals - 1),
    },
  };
}

/** Describes the effect of an action; consequences that follow automatically are omitted. */
function narrateEffect(event: Event): readonly NarratedSentence[] {
  switch (event.kind) {
    case 'statue':
      return [toSentence({ key: 'm20.bot.statue', values: { site: siteName(event.site) } })];
    case 'flag':
      return [
        toSentence({
          key: 'm20.bot.flag',
          values: { from: event.from + 1, to: event.to + 1, pushed: event.pushed.length },
        }),
      ];
    case 'character':
      return event.seat === BRAHMABOT
        ? [toSentence({ key: 'm20.bot.swap', values: { character: event.character, back: event.back } })]
        : [toSentence({ key: 'm20.bot.swap.mine', values: { character: event.character } })];
    default:
      return [];
  }
}

/** Describes shrines that were taken from cities because the hand was empty, city by city. */
function narrateRelocations(effects: readonly Event[]): readonly NarratedSentence[] {
  const from = effects.flatMap((event) => (event.kind === 'relocated' ? [event.name] : []));
  return [...new Set(from)].map((city) => {
    const count = from.filter((name) => name === city).length;
    return toSentence({ key: 'm20.bot.relocated', values: { city, count } }, 'M20-11.9');
  });
}

function narrateJourney({
  event,
  effects,
}: Extract<BotAction, { kind: 'journey' }>): readonly NarratedSentence[] {
  const { way, name, missing, shrines, coins } = event;
  const clause = way === 'stays' ? 'M20-11.9' : way === 'built' ? 'M20-11.6' : 'M20-11.7';
  const lines = [
    toSentence(
      { key: 'm20.bot.route', values: { way, city: name, missing: missing.length, shrines } },
      clause,
    ),
  ];
  if (coins > 0) lines.push(toSentence({ key: 'm20.bot.paid', values: { coins } }));
  const arrival = findArrival({ effects });
  if (arrival) {
    const { builds, noStatue, coins: had } = arrival;
    lines.push(
      toSentence(
        { key: 'm20.bot.arrival', values: { builds, noStatue: noStatue ?? 'none', coins: had } },
        way === 'there' || way === 'open' ? null : 'M20-11.7',
      ),
    );
  }
  return [...lines, ...narrateRelocations(effects)];
}

function findArrival({ effects }: { readonly effects: readonly Event[] }) {
  return effects.find((event) => event.kind === 'arrival') ?? null;
}

/** State of a village on Brahmabot's way when it arrived: no shrine, the human's shrine, or its own. */
export type PassedVillageKind = 'new' | 'human' | 'own';

/** Lists the villages on the way. @param humans villages with a shrine of the human, one bit each */
export function listVillagesPassed(
  { villages, missing }: JourneyEvent,
  humans: number,
): readonly { readonly village: number; readonly passed: PassedVillageKind }[] {
  return villages.map((village) => {
    if (missing.includes(village)) return { village, passed: 'new' };
    return { village, passed: (humans >> village) & 1 ? 'human' : 'own' };
  });
}

/** The villages with a shrine of the human in a position, one bit each. */
export const humanVillages = ({ villages }: { readonly villages: readonly number[] }): number =>
  villages[HUMAN] ?? 0;
