import type { ArtName } from '@durbar/kit/art/names.ts';
import type { ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { KingdomPreferences } from './kingdom-preferences.ts';
import type { KingdomView } from './model/kingdom-view.ts';
import type { Growth } from './model/scenery.ts';
import type { Tip } from './tips.ts';

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
