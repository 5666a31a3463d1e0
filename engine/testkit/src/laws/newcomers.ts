import type { GameEvent, Seat } from '@durbar/kernel';
import { newcomerOf, sameJson } from '@durbar/kernel';
import { assertLaw } from '../law.ts';
import { firstDifference } from '../plain-json.ts';
import type { CheckSubject } from '../settings.ts';

/** Coverage name, reached when a newcomer sees everything that the deciding seat sees. */
export const NEWCOMER_DECIDES = 'newcomer.decides';

/**
 * Checks that the newcomer of a seat sees no more than a spectator. Notes `NEWCOMER_DECIDES` if the newcomer of an
 * active seat sees everything that the seat sees, and so could decide.
 */
export function checkNewcomerViews(subject: CheckSubject, state: unknown): void {
  const { game, configuration, notes } = subject;
  const shown = game.view(state, 'spectator');
  for (let seat = 0; seat < configuration.players; seat++) {
    const seen = game.view(state, newcomerOf(seat));
    assertLaw(
      showsNoMore(seen, shown),
      'newcomers',
      () => `the newcomer of seat ${seat} sees more than a spectator: ${firstDifference(shown, seen)}`,
    );
    if (game.active(state).includes(seat) && sameJson(seen, game.view(state, seat)))
      notes.reached.add(NEWCOMER_DECIDES);
  }
}

/** Checks that an event shows the newcomer of a seat no more than it shows a spectator. */
export function checkNewcomerEvent({ game, configuration }: CheckSubject, event: GameEvent): void {
  const shown = game.redact(event, 'spectator');
  for (let seat: Seat = 0; seat < configuration.players; seat++) {
    const seen = game.redact(event, newcomerOf(seat));
    assertLaw(
      seen === null || showsNoMore(seen, shown),
      'newcomers',
      () => `event '${event.kind}' shows the newcomer of seat ${seat} more than a spectator`,
    );
  }
}

/** Whether `seen` equals `shown`, apart from parts replaced by null. */
function showsNoMore(seen: unknown, shown: unknown): boolean {
  if (seen === null || seen === shown) return true;
  if (typeof seen !== 'object' || typeof shown !== 'object' || shown === null) return false;
  if (Array.isArray(seen) !== Array.isArray(shown)) return false;
  const parts = new Map<string, unknown>(Object.entries(shown));
  const fields = Object.entries(seen);
  return fields.length === parts.size && fields.every(([name, part]) => partShowsNoMore(parts, name, part));
}

function partShowsNoMore(parts: ReadonlyMap<string, unknown>, name: string, seen: unknown): boolean {
  return parts.has(name) && showsNoMore(seen, parts.get(name));
}
