import { readStored } from '@durbar/kit/board/storage.ts';

/** The key of a tutorial's progress in the browser's storage. */
export const tutorialKey = (game: string, name: string): string => `durbar.learn.${game}.${name}`;

/** Whether somebody has begun a tutorial on this device and not finished it; home reads nothing else of it. */
export const isTutorialBegun = (game: string, name: string): boolean =>
  readStored(tutorialKey(game, name), JSON.stringify)?.includes('"done":false') ?? false;
