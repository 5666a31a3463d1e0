import { ACTION_TILES, BRAHMABOT, type Event } from '../../../rules/index.ts';

type EventOfKind<K extends Event['kind']> = Extract<Event, { kind: K }>;

type CheckEvent = EventOfKind<'check'>;
export type UpperEvent = EventOfKind<'upper'>;
export type JourneyEvent = EventOfKind<'destination'>;

/** One action of Brahmabot's turn: its reason and its effect. */
export type BotAction =
  | { readonly kind: 'check'; readonly event: CheckEvent }
  | { readonly kind: 'upper'; readonly event: UpperEvent; readonly effects: readonly Event[] }
  | { readonly kind: 'journey'; readonly event: JourneyEvent; readonly effects: readonly Event[] };

/** The part of Brahmabot's turn that has been shown. */
export interface BotTurn {
  /** The open tiles, and the performed one. */
  readonly open: readonly number[];
  readonly check: CheckEvent;
  readonly actions: readonly BotAction[];
  /** Number of actions of the tile: the check, its upper actions, the journey. */
  readonly steps: number;
  readonly done: boolean;
  /** Whether a new round has begun since then. */
  readonly past: boolean;
}

/** Whether the events are a step of Brahmabot, which the player can read separately. */
export function isBotStep(events: readonly Event[]): boolean {
  return events.some(({ kind }) => kind === 'check' || kind === 'upper' || kind === 'destination');
}

/** Brahmabot's last turn in the event history; null before its first. */
export function lastBotTurn(history: readonly (readonly Event[])[]): BotTurn | null {
  const events = history.slice(lastIndex(history, 'drawn', 2)).flat();
  const at = events.findLastIndex(({ kind }) => kind === 'check');
  const check = events[at];
  if (check?.kind !== 'check') return null;
  const rest = events.slice(at);
  const end = rest.findIndex((event) => event.kind === 'ended' && event.seat === BRAHMABOT);
  const drawn = events.slice(0, at).findLast((event) => event.kind === 'drawn');
  return {
    open: drawn?.kind === 'drawn' ? drawn.open : [],
    check,
    actions: listBotActions(end < 0 ? rest : rest.slice(0, end)),
    steps: 2 + (ACTION_TILES[check.tile - 1]?.actions.length ?? 0),
    done: end >= 0,
    past: rest.some(({ kind }) => kind === 'drawn'),
  };
}

/** Index of the nth last move with such an event; 0 if there is none. Earlier rounds are not searched. */
function lastIndex(history: readonly (readonly Event[])[], kind: Event['kind'], nth: number): number {
  let left = nth;
  for (let i = history.length - 1; i > 0; i--)
    if (history[i]?.some((event) => event.kind === kind) && --left === 0) return i;
  return 0;
}

function listBotActions(events: readonly Event[]): BotAction[] {
  const acts: BotAction[] = [];
  for (const event of events) {
    if (event.kind === 'check') acts.push({ kind: 'check', event });
    else if (event.kind === 'upper') acts.push({ kind: 'upper', event, effects: [] });
    else if (event.kind === 'destination') acts.push({ kind: 'journey', event, effects: [] });
    else {
      const last = acts.pop();
      if (!last) continue;
      acts.push(last.kind === 'check' ? last : { ...last, effects: [...last.effects, event] });
    }
  }
  return acts;
}
