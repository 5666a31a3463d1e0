import type { EventMessage, GameEvent, Seat } from '@durbar/kernel';
import type { BoardProps } from '../board-contract.ts';

/** The most sentences of a caption: more cannot be read while pieces move. */
const MAX_SENTENCES = 2;

/** A text on the board about a move: whose move it is, and its events in the words of the log. */
export interface Caption {
  /** Different for each caption, so that its bar starts again. */
  readonly id: string;
  readonly seat: Seat;
  /** Whether it is for a log line that is shown again, beside the current decision. */
  readonly isAgain: boolean;
  readonly sentences: readonly EventMessage[];
  /** How long the move is shown, in milliseconds; 0 without motion. */
  readonly ms: number;
}

type CaptionProps<E extends GameEvent> = Pick<
  BoardProps<never, never, E>,
  'step' | 'again' | 'decision' | 'outcome' | 'isLookingBack' | 'seats'
> & { readonly game: { describeEvent(event: E, before?: E): EventMessage } };

/**
 * The caption of the line that is shown again, else of the displayed step while others move; null if somebody at this
 * screen moved or must decide: they know what they do.
 */
export function createCaption<E extends GameEvent>(props: CaptionProps<E>): Caption | null {
  const { step, again, decision, outcome, isLookingBack, seats, game } = props;
  if (isLookingBack) return null;
  const sentencesOf = (events: readonly E[]) => listSentences(events, game).slice(0, MAX_SENTENCES);
  if (again?.isPlanned) return null;
  if (again) {
    const sentences = sentencesOf(again.events);
    if (again.seat === null || sentences.length === 0) return null;
    return { id: `again-${again.id}`, seat: again.seat, isAgain: true, sentences, ms: again.ms };
  }
  if (!step || step.seat === null || decision !== null || outcome !== null) return null;
  const sentences = sentencesOf(step.events);
  if (sentences.length === 0 || seats[step.seat]?.isMine) return null;
  return { id: `step-${step.id}`, seat: step.seat, isAgain: false, sentences, ms: step.ms };
}

/** The events in words, without details, as the log shows them. */
function listSentences<E extends GameEvent>(
  events: readonly E[],
  game: { describeEvent(event: E, before?: E): EventMessage },
): readonly EventMessage[] {
  return events
    .map((event, i) => game.describeEvent(event, events[i - 1]))
    .filter(({ detail }) => detail !== true);
}
