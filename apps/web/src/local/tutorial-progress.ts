import { schemaReader } from '@durbar/kit/board/schema-reader.ts';
import { readStored, writeStored } from '@durbar/kit/board/storage.ts';
import * as z from 'zod/mini';
import { tutorialKey } from './tutorial-begun.ts';

/** How far somebody came in a tutorial on this device. */
export interface TutorialProgress {
  /** The rules version of the record; another version starts from the beginning. */
  readonly rules: number;
  /** The beat to continue with, and the furthest beat that was reached. */
  readonly beat: number;
  readonly reached: number;
  readonly done: boolean;
}

const stored = z.object({ rules: z.int(), beat: z.int(), reached: z.int(), done: z.boolean() });

/** @param beats number of beats of the tutorial; a place beyond them counts as none */
export function readTutorialProgress(
  game: string,
  name: string,
  rules: number,
  beats: number,
): TutorialProgress {
  const progress = readStored(tutorialKey(game, name), schemaReader(stored));
  const fits =
    progress?.rules === rules &&
    [progress.beat, progress.reached].every((beat) => beat >= 0 && beat <= beats);
  return progress && fits ? progress : { rules, beat: 0, reached: 0, done: progress?.done ?? false };
}

export function writeTutorialProgress(game: string, name: string, progress: TutorialProgress): void {
  writeStored(tutorialKey(game, name), progress);
}
