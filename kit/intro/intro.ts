import type { Message } from '@durbar/kernel';
import type { ReactElement, ReactNode } from 'react';
import type { ArtName } from '../art/names.ts';

/** A line under the goal: what brings points at the end, and how many. */
export interface IntroGain {
  readonly art: ArtName;
  readonly text: Message;
  readonly unit: ArtName;
  readonly value: number;
}

export interface PictureProps {
  /** Whether the picture moves now: from when it is first seen, unless motion is reduced. */
  readonly moves: boolean;
}

/** One of the pictures of a round. */
export interface IntroStep {
  readonly title: Message;
  readonly text: Message;
  /** What the picture shows, for those who do not see it. */
  readonly alt: Message;
  /** The clause that it shows; the rules have the picture beside it. */
  readonly clause: string;
  /** Fills its frame, whose sides are as 4 to 3. */
  readonly Picture: (props: PictureProps) => ReactElement;
}

/** An icon of the board: it says what it means, and opens its clause. */
export interface IntroIcon {
  readonly art: ArtName;
  readonly label: Message;
  /** The sentence that explains it. */
  readonly tip: Message;
  readonly clause: string;
}

/**
 * The introduction of a game. Messages are in its words `rules`, `board` and `intro`; numbers come from its rules as values.
 */
export interface Intro {
  /** Folders of `games/` with its words `intro`; later ones win. */
  readonly wordFolders: readonly string[];
  /** Puts the game's drawings and colours around the pictures. */
  readonly Frame: (props: { readonly children: ReactNode }) => ReactElement;
  readonly goal: Message;
  readonly gains: readonly IntroGain[];
  readonly round: {
    readonly title: Message;
    /** How often it is repeated. */
    readonly note: Message;
    readonly steps: readonly IntroStep[];
  };
  readonly example: {
    readonly title: Message;
    readonly art: ArtName;
    /** The clause that it shows; the rules have the example beside it. */
    readonly clause: string;
    readonly Example: () => ReactElement;
  };
  readonly icons: {
    readonly title: Message;
    /** In the order in which they are shown; a line separates two groups. */
    readonly groups: readonly (readonly IntroIcon[])[];
  };
}

/** What the file of an introduction exports. */
export interface IntroFile {
  readonly intro: Intro;
}
