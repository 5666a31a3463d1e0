import type { Seat } from '@durbar/kernel';
import type { ArtName } from '@durbar/kit/art/names.ts';
import { createBoardPreferences } from '@durbar/kit/board/createBoardPreferences.ts';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import type { StoreApi } from 'zustand/vanilla';
import type { KingdomView } from './model/kingdom-view.ts';
import type { Growth } from './model/scenery.ts';
import type { LegalTargets } from './model/targets.ts';

const storedPreferences = z.object({
  /** Whether ending a turn needs confirmation while something is left to do. */
  askEnd: z.boolean(),
  /** Whether tips are shown in a first game. */
  coach: z.boolean(),
  /** Names of the tips that the player has read. */
  coached: z.array(z.string()),
  /** Whether each step of an automaton stays until the player continues. */
  stepwise: z.catch(z.boolean(), true),
});
export type KingdomPreferences = z.infer<typeof storedPreferences>;

/** The preferences of a Maharaja's board. @param key key in the browser's storage */
export function createKingdomPreferences(key: string): StoreApi<KingdomPreferences> {
  return createBoardPreferences(key, storedPreferences, {
    askEnd: true,
    coach: true,
    coached: [],
    stepwise: true,
  });
}

/** A small drawing of the landscape: its size, and the position of its foot. */
interface GrowthArt {
  readonly name: ArtName;
  readonly width: number;
  readonly height: number;
}

/** Drawings of a game's pieces, by player colour. */
interface EditionArt {
  /** Pieces on the sites of cities: statues or palaces. */
  readonly great: (playerColour: number) => ArtName;
  /** Pieces in villages and on the rings of cities: shrines or houses. */
  readonly small: (playerColour: number) => ArtName;
  /** Figures that travel: priests or architects. */
  readonly figure: (playerColour: number) => ArtName;
  readonly emblem: (playerColour: number) => ArtName;
  readonly crest: (city: number) => ArtName;
  /** A city's piece on the Maharaja's track. */
  readonly flag: (city: number) => ArtName;
  readonly action: (action: number) => ArtName;
  readonly village: ArtName;
  readonly start: ArtName;
  readonly maharaja: ArtName;
  readonly compass: ArtName;
  readonly ship: ArtName;
  readonly scroll: ArtName;
  readonly growths: Readonly<Record<Growth['kind'], GrowthArt>>;
  /** Additional marks of the game on the map besides the targets, in the map's units. */
  readonly Marks?: () => ReactNode;
  /** Draws a city with its sites around its centre, at scale 1. */
  readonly City: (props: { readonly city: number }) => ReactNode;
}

/** The differences between the boards of the two Maharajas that do not depend on the position. */
export interface KingdomEdition<V extends KingdomView = KingdomView> {
  /** Class of the game's colours; null to use those of the style sheets. */
  readonly theme: string | undefined;
  readonly art: EditionArt;
  readonly actions: readonly string[];
  /** Message key of a site's name. */
  siteKey(site: number): string;
  /** Number of spaces on the Maharaja's track, the first numbered space, and how far a flag is shifted to the left. */
  readonly track: {
    readonly spaces: number;
    readonly numbered: number;
    readonly steps: number;
    readonly clause: string;
  };
  /** The latest possible last round. */
  lastRound(position: V): number;
  readonly tips: readonly Tip[];
  readonly preferences: StoreApi<KingdomPreferences>;
  /** Selectors of elements for the focus, by kind of decision; the first that is on the board gets it. */
  readonly beginnings: Readonly<Record<string, readonly string[]>>;
  /** Kinds of decision in which a step can be undone. */
  readonly undoable: readonly string[];
  /** Kinds of decision in which pressing a city places a small piece there at once. */
  readonly placing: readonly string[];
}

/** Appends a clause to its sentence. */
export const withClause = (text: string, clause: string): string => `${text} (${clause})`;

/** Facts that decide whether a tip matters now. */
interface TipFacts<V extends KingdomView> {
  readonly position: V;
  readonly targets: LegalTargets;
  readonly decidingSeat: Seat | null;
  readonly decisionKind: string | null;
}

/** A tip: its name, the clause with more details, and whether it matters to a seat now. */
export type TipDefinition<V extends KingdomView> = readonly [
  name: string,
  clause: string,
  matters: (facts: TipFacts<V>, me: number) => boolean,
];

/** Makes the first-game tips of a game. @param prefix prefix of the message keys */
export function createTips<V extends KingdomView>(
  prefix: string,
  definitions: readonly TipDefinition<V>[],
): readonly Tip<V>[] {
  return definitions.map(([name, clause, matters]) => ({
    name,
    key: `${prefix}.${name}`,
    clause,
    matters: (facts) => facts.decidingSeat !== null && matters(facts, facts.decidingSeat),
  }));
}

/** A tip of a first game. */
export interface Tip<V extends KingdomView = KingdomView> {
  readonly name: string;
  /** Message key. The message gets the Maharaja's city as a value. */
  readonly key: string;
  /** The clause with more details. */
  readonly clause: string;
  matters(facts: TipFacts<V>): boolean;
}
