import type { ArtName } from '@durbar/kit/art/names.ts';
import type { ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { KingdomPreferences } from './kingdom-preferences.ts';
import type { KingdomView } from './model/kingdom-view.ts';
import type { Growth } from './model/scenery.ts';
import type { Tip } from './tips.ts';

/** How a small drawing of the land looks: its size, and where its foot is in it. */
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
  /** Who travels: priests or architects. */
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
  /** What the game marks on the map beside what can be pressed, in the map's units. */
  readonly Marks?: () => ReactNode;
  /** A city with its sites, round its middle, at scale 1. */
  readonly City: (props: { readonly city: number }) => ReactNode;
}

/** What differs between the boards of the two Maharajas, independent of the position. */
export interface KingdomEdition<V extends KingdomView = KingdomView> {
  /** Class of its colours; null: those of the style sheets. */
  readonly theme: string | undefined;
  readonly art: EditionArt;
  readonly actions: readonly string[];
  /** Key of what a site is called. */
  siteKey(site: number): string;
  /** Spaces of the Maharaja's track, the first numbered one, and how far a flag is moved to the left. */
  readonly track: {
    readonly spaces: number;
    readonly numbered: number;
    readonly steps: number;
    readonly clause: string;
  };
  /** The last round at the latest. */
  lastRound(position: V): number;
  readonly tips: readonly Tip[];
  readonly preferences: StoreApi<KingdomPreferences>;
  /** By kind of decision, selectors of where the focus goes; the first that is on the board counts. */
  readonly beginnings: Readonly<Record<string, readonly string[]>>;
  /** Kinds of decision in which a step can be taken back. */
  readonly undoable: readonly string[];
  /** Kinds of decision in which a city that is pressed takes its small piece at once. */
  readonly placing: readonly string[];
}

/** A sentence with the clause that it is from. */
export const withClause = (text: string, clause: string): string => `${text} (${clause})`;
