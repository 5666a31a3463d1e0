import type { Viewer } from '@durbar/kernel';
import { assertLaw } from '../law.ts';
import type { CheckSubject } from '../settings.ts';

/** What a viewer can observe of a position, apart from events: serialized text by channel. */
export type ViewerBytes = ReadonlyMap<string, string>;

/** Refusals are compared for one in this many well-formed moves. */
const ASKED_EVERY = 8;

/**
 * Collects what a viewer can observe of a position.
 * @param offset selects the well-formed moves whose refusals are included
 */
export function collectViewerBytes(
  { game }: CheckSubject,
  state: unknown,
  viewer: Viewer,
  offset: number,
): ViewerBytes {
  const texts = new Map<string, string>();
  texts.set('view', JSON.stringify(game.view(state, viewer)));
  texts.set('active seats', JSON.stringify(game.active(state)));
  texts.set('turn', JSON.stringify(game.turn(state)));
  texts.set('outcome', JSON.stringify(game.outcome(state)));
  if (typeof viewer !== 'number') return texts;
  texts.set('decision', JSON.stringify(game.decision(state, viewer)));
  texts.set('legal moves', JSON.stringify(game.legalMoves(state, viewer)));
  const refusals: unknown[] = [];
  let i = offset;
  for (const move of game.wellFormedMoves(state))
    if (i++ % ASKED_EVERY === 0) refusals.push(game.refusal(state, viewer, move));
  texts.set('refusals', JSON.stringify(refusals));
  return texts;
}

/** @throws {LawViolation} if a channel has different text in the two positions */
export function expectSameBytes(one: ViewerBytes, other: ViewerBytes, viewer: Viewer): void {
  for (const [channel, text] of one) {
    const otherText = other.get(channel) ?? '';
    assertLaw(text === otherText, 'leak', () => {
      const from = Math.max(0, firstDifferent(text, otherText) - 30);
      const part = (whole: string) => whole.slice(from, from + 80);
      return `${channel} of ${viewer} reveal hidden information: …${part(text)}… and …${part(otherText)}…`;
    });
  }
}

function firstDifferent(one: string, other: string): number {
  let i = 0;
  while (i < one.length && one[i] === other[i]) i++;
  return i;
}
