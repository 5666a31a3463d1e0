import { useBoardKeys } from '@durbar/kit/board/keys.ts';
import { arrowKey, walk } from '@durbar/kit/board/points.ts';
import type { RefObject } from 'react';
import type { Court } from './court.ts';
import type { Interlude } from './interlude.ts';

/** Plays by keyboard: 1 to 9 choose cards or actions, arrows go from target to target, E seals a plan or ends the turn, Esc steps back. */
export function useKeys(
  court: Court,
  interlude: Interlude | null,
  root: RefObject<HTMLElement | null>,
): void {
  useBoardKeys(root, (event, table) => goOn(interlude, event) || answer(court, event, table));
}

/** Enter or space goes on from what is being read, unless it presses what has the focus. */
function goOn(interlude: Interlude | null, { key, target }: KeyboardEvent): boolean {
  if (!interlude?.next || (key !== 'Enter' && key !== ' ')) return false;
  if (target instanceof Element && target.closest('button, a, input, summary')) return false;
  interlude.next();
  return true;
}

/** Does what a key means. False: it means nothing here. */
function answer(court: Court, { key, target }: KeyboardEvent, table: HTMLElement): boolean {
  const number = '123456789'.indexOf(key) + 1;
  if (number > 0) return byNumber(court, number);
  if (key === 'Escape') return stepBack(court);
  if (key.toLowerCase() === 'e' && (court.kind === 'act' || court.kind === 'plan')) {
    if (court.kind === 'act') court.end();
    else court.seal();
    return true;
  }
  const direction = arrowKey(key);
  // The disc turns its arrows itself.
  if (!direction || court.kind === 'plan') return false;
  return walkTargets(table, target, direction);
}

function byNumber(court: Court, number: number): boolean {
  if (court.kind === 'plan') {
    court.aimArrow(number - 1);
    return true;
  }
  const card = court.cards[number - 1];
  if (card) court.pressCard(card);
  return card !== undefined;
}

function stepBack(court: Court): boolean {
  const { note, ending, menu, card, open, pointed } = court.draft;
  if (!note && !ending && menu === null && card === null && open === null && pointed === null) return false;
  court.cancel();
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
