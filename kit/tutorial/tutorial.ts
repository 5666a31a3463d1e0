import type { Seat } from '@durbar/kernel';
import type { Locale } from '@durbar/kernel/locales';

/**
 * A text in every language. Words between asterisks are emphasized. `{gain}` stands for what the beat's moves bring, and
 * another name in braces for a number of `TutorialFile.numbers`.
 */
export type Text = Readonly<Record<Locale, string>>;

/** The person who teaches. */
export interface Guide {
  readonly name: Text;
  /** A line about the guide. */
  readonly about: Text;
  /** URL of a picture, a bust of 180 by 190 that ends at its lower edge. */
  readonly portrait: string;
  /** How the device's speech synthesis speaks, if it is wanted: both 1 is normal. */
  readonly voice: { readonly pitch: number; readonly rate: number };
}

/**
 * One thing that the guide says. With `moves` the learner plays them, with `takesBack` the learner undoes their last
 * move, and with neither they read and go on.
 */
export interface Beat<M> {
  /** The reason, said first. */
  readonly why?: Text;
  /** What to do, or what to see. */
  readonly say: Text;
  /** Places of the board that the guide points at, the first one with the hand; see `TutorialFile.places`. */
  readonly points: readonly string[];
  /** The learner's moves, one after the other. No other move is allowed. */
  readonly moves?: readonly M[];
  /** Moves that are as good as the first of `moves`: the record goes on after them too. */
  readonly also?: readonly M[];
  readonly takesBack?: true;
  /** What the guide answers to another legal move; by default a general text. */
  readonly elsewhere?: Text;
  /** What the guide says while the other seats play after it; by default a general text. */
  readonly watch?: Text;
  /** The clause of the rules that is taught. */
  readonly clause?: string;
  /** What the other seats play after it, in order. */
  readonly rivals?: readonly SeatMove<M>[];
}

export type SeatMove<M> = readonly [seat: Seat, move: M];

interface Lesson<M> {
  readonly title: Text;
  readonly beats: readonly Beat<M>[];
}

/** A lesson in playing: a fixed deal, and the record of the beginning of a match with the guide's notes. */
export interface Tutorial<M = unknown> {
  /** The game's id and the version of its rules under which the record was made. */
  readonly game: string;
  readonly rules: number;
  readonly title: Text;
  readonly guide: Guide;
  /** How long it takes. */
  readonly minutes: number;
  /** Number of people and bots; the learner has seat 0. Automata come by themselves, and play by themselves. */
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** 64 hex digits; the deal follows from them. */
  readonly secret: string;
  /** What is played before the first beat, by the learner's seat too. */
  readonly opening: readonly SeatMove<M>[];
  readonly lessons: readonly Lesson<M>[];
  /** Said at the end, when the learner plays on alone. */
  readonly farewell: Text;
}

/** What a tutorial's file exports. */
export interface TutorialFile<V = unknown, M = unknown> {
  readonly tutorial: Tutorial<M>;
  /** The places that exist in a position; the board marks each with `data-place`. */
  places(position: V): readonly string[];
  /** The numbers that the texts name, by the rules; in a position of the beginning of a beat. */
  numbers?(position: V): Readonly<Record<string, number>>;
}

/** The learner's seat. */
export const LEARNER: Seat = 0;
