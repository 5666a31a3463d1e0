/** Something that the command palette can do. */
export interface Command {
  /** Different for each command of the palette. */
  readonly id: string;
  readonly text: string;
  /** The key that does the same, as it is written on it; null for none. */
  readonly key: string | null;
  readonly run: () => void;
}

/** Commands under a heading. */
export interface CommandGroup {
  readonly id: string;
  readonly title: string;
  readonly commands: readonly Command[];
}

type CommandSource = () => readonly CommandGroup[];

const sources = new Set<CommandSource>();

/**
 * Offers a screen's own commands to the palette, above those of every page.
 * @param source called when the palette opens
 * @returns a function that withdraws them
 */
export function offerCommands(source: CommandSource): () => void {
  sources.add(source);
  return () => void sources.delete(source);
}

/** What the screens offer now. */
export const offeredCommands = (): readonly CommandGroup[] => [...sources].flatMap((source) => source());
