import type { GameEvent, Rng } from '@durbar/kernel';
import { randomBelow, sameJson } from '@durbar/kernel';
import { assertLaw, wrapErrors } from '../law.ts';
import type { CheckSubject } from '../settings.ts';
import { listViewers } from '../settings.ts';
import { checkReadBack } from './json.ts';
import { checkNewcomerEvent } from './newcomers.ts';
import { checkEventParsing } from './parsing.ts';

/** Checks that each event of a move, as redacted for each viewer, survives JSON and can be described. */
export function checkEvents(subject: CheckSubject, events: readonly GameEvent[], rng: Rng): void {
  const { game, configuration, notes } = subject;
  for (const event of events) {
    notes.reached.add(`event.${event.kind}`);
    wrapErrors(`reveals of '${event.kind}'`, () => game.reveals(event), 'events');
    checkEvent(subject, `event '${event.kind}'`, event);
    if (randomBelow(rng, 8) === 0) checkEventParsing(subject, event, rng);
    for (const viewer of listViewers(configuration)) {
      const what = `event '${event.kind}' for ${viewer}`;
      const seen = wrapErrors(what, () => game.redact(event, viewer), 'events');
      // The unredacted event has already been checked.
      if (seen !== null && seen !== event) checkEvent(subject, what, seen);
      if (game.meta.oneView)
        assertLaw(sameJson(seen, event), 'oneView', `${what} is redacted although the game declares oneView`);
    }
    wrapErrors(`event '${event.kind}' for newcomers`, () => checkNewcomerEvent(subject, event), 'events');
  }
}

function checkEvent({ game, words }: CheckSubject, what: string, event: GameEvent): void {
  checkReadBack(what, event, (raw) => game.parseEvent(raw));
  words.check(wrapErrors(what, () => game.describeEvent(event), 'events'));
}
