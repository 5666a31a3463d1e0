import type { GameEvent, Rng } from '@durbar/kernel';
import { below, sameJson } from '@durbar/kernel';
import { guarded, must } from '../law.ts';
import type { Subject } from '../settings.ts';
import { viewersOf } from '../settings.ts';
import { checkReadBack } from './json.ts';
import { checkNewcomerEvent } from './newcomers.ts';
import { checkEventParsing } from './parsing.ts';

/** The events of one move: for everyone, what they get of each can be sent, read and described. */
export function checkEvents(subject: Subject, events: readonly GameEvent[], rng: Rng): void {
  const { game, configuration, notes } = subject;
  for (const event of events) {
    notes.reached.add(`event.${event.kind}`);
    guarded(`reveals of '${event.kind}'`, () => game.reveals(event), 'events');
    checkEvent(subject, `event '${event.kind}'`, event);
    if (below(rng, 8) === 0) checkEventParsing(subject, event, rng);
    for (const viewer of viewersOf(configuration)) {
      const what = `event '${event.kind}' for ${viewer}`;
      const seen = guarded(what, () => game.redact(event, viewer), 'events');
      // The event itself has been checked already.
      if (seen !== null && seen !== event) checkEvent(subject, what, seen);
      if (game.meta.oneView) must(sameJson(seen, event), 'oneView', `${what} is not shown as it was`);
    }
    guarded(`event '${event.kind}' for newcomers`, () => checkNewcomerEvent(subject, event), 'events');
  }
}

function checkEvent({ game, words }: Subject, what: string, event: GameEvent): void {
  checkReadBack(what, event, (raw) => game.parseEvent(raw));
  words.check(guarded(what, () => game.describeEvent(event), 'events'));
}
