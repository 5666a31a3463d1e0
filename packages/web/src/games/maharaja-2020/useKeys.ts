import type { RefObject } from 'react';
import { useBoardKeys } from '../../board-kit/keys.ts';
import { arrowKey, walk } from '../../board-kit/points.ts';
import type { Desk } from './desk.ts';

/** Plays by keyboard: 1 to 9 choose cards or actions, arrows go from target to target, E seals a plan or ends the turn, Esc steps back. */
export function useKeys(desk: Desk, root: RefObject<HTMLElement | null>): void {
  useBoardKeys(root, (event, table) => answer(desk, event, table));
}

/** Does what a key means. False: it means nothing here. */
function answer(desk: Desk, { key, target }: KeyboardEvent, table: HTMLElement): boolean {
  const number = '123456789'.indexOf(key) + 1;
  if (number > 0) return byNumber(desk, number);
  if (key === 'Escape') return stepBack(desk);
  if (key.toLowerCase() === 'e' && (desk.kind === 'act' || desk.kind === 'plan')) {
    if (desk.kind === 'act') desk.end();
    else desk.seal();
    return true;
  }
  const direction = arrowKey(key);
  // The disc turns its arrows itself.
  if (!direction || desk.kind === 'plan') return false;
  return walkTargets(table, target, direction);
}

function byNumber(desk: Desk, number: number): boolean {
  if (desk.kind === 'plan') {
    desk.aimArrow(number - 1);
    return true;
  }
  const card = desk.cards[number - 1];
  if (card) desk.pressCard(card);
  return card !== undefined;
}

function stepBack(desk: Desk): boolean {
  const { note, ending, menu, card, open, pointed } = desk.draft;
  if (!note && !ending && menu === null && card === null && open === null && pointed === null) return false;
  desk.cancel();
  return true;
}

/** Goes to the nearest target in a direction: lit ones, and cities, which can always be looked at. */
function walkTargets(
  table: HTMLElement,
  from: EventTarget | null,
  direction: 'up' | 'down' | 'left' | 'right',
): boolean {
  const targets = [...table.querySelectorAll<HTMLElement>('[data-lit="true"], [data-target="city"]')];
  if (targets.length === 0) return false;
  const points = targets.map((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const at = from instanceof HTMLElement ? targets.indexOf(from) : -1;
  const next =
    at < 0 ? targets.findIndex(({ dataset }) => dataset['lit'] === 'true') : walk(points, at, direction);
  targets[Math.max(0, next)]?.focus();
  return true;
}
