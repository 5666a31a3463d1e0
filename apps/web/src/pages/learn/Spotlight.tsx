import { useEffect, useState } from 'react';
import styles from './Spotlight.module.css';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What is measured on the screen, in CSS pixels. */
interface Scene {
  readonly board: Box | null;
  readonly holes: readonly Box[];
  readonly card: Box | null;
}

const EMPTY: Scene = { board: null, holes: [], card: null };
interface SpotlightProps {
  /** Names of places; the first one on the board gets the line from the guide's card. */
  readonly points: readonly string[];
  /** Whether the learner must press one of them. */
  readonly isActing: boolean;
}

/** A pale veil over the board with holes at the places that the guide means, and a line from the guide to the first. */
export function Spotlight({ points, isActing }: SpotlightProps) {
  const scene = useScene(points);
  const { board } = scene;
  if (scene.holes.length === 0) return null;
  const holesOnBoard = board ? scene.holes.filter((hole) => overlaps(hole, board)) : [];
  // A ring is enough for a button, which is near the card.
  const meant = holesOnBoard[0] ?? (points[0]?.startsWith('button-') ? null : scene.holes[0]);
  return (
    <svg className={styles.spotlight} aria-hidden="true">
      {board && holesOnBoard.length > 0 && (
        <path className={styles.veil} fillRule="evenodd" d={[board, ...holesOnBoard].map(outline).join('')} />
      )}
      {scene.holes.map((hole) => (
        <path
          key={`${hole.left} ${hole.top}`}
          className={styles.ring}
          data-acting={isActing}
          d={outline(grow(hole, 1))}
        />
      ))}
      {scene.card && meant && <path className={styles.line} d={lineTo(scene.card, meant)} />}
    </svg>
  );
}

/** Measures the places in each frame: pieces move, boards zoom, pages scroll. */
function useScene(points: readonly string[]): Scene {
  const [scene, setScene] = useState(EMPTY);
  const names = points.join(' ');
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      const next: Scene = {
        board: boxOf('[data-place="board"]'),
        holes: names.split(' ').flatMap((name) => boxOf(selectorOf(name)) ?? []),
        card: boxOf('[data-bubble]'),
      };
      setScene((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
      frame = requestAnimationFrame(measure);
    };
    measure();
    return () => cancelAnimationFrame(frame);
  }, [names]);
  return scene;
}

/** A place of the board, or one of its buttons. */
function selectorOf(name: string): string {
  const [, button] = /^button-(.+)$/.exec(name) ?? [];
  return button === undefined ? `[data-place="${name}"]` : `[data-mark="${button}"]`;
}

function boxOf(selector: string): Box | null {
  if (selector === '[data-place=""]') return null;
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  const { left, top, width, height } = box;
  return {
    left: Math.round(left),
    top: Math.round(top),
    width: Math.round(width),
    height: Math.round(height),
  };
}

const grow = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/** A box with round corners, as a path. */
function outline({ left, top, width, height }: Box): string {
  const r = Math.min(8, width / 2, height / 2);
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${left + r} ${top}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** A curve from the nearest edge of the card to the nearest edge of a place. */
function lineTo(card: Box, place: Box): string {
  const middle = { x: place.left + place.width / 2, y: place.top + place.height / 2 };
  const isBeside = middle.x < card.left || middle.x > card.left + card.width;
  const from = isBeside
    ? {
        x: middle.x < card.left ? card.left : card.left + card.width,
        y: clamp(middle.y, card.top + 30, card.top + Math.min(card.height - 20, 120)),
      }
    : {
        x: clamp(middle.x, card.left + 30, card.left + card.width - 30),
        y: middle.y < card.top ? card.top : card.top + card.height,
      };
  const to = isBeside
    ? { x: middle.x < from.x ? place.left + place.width : place.left, y: middle.y }
    : { x: middle.x, y: middle.y < from.y ? place.top + place.height : place.top };
  const bend = isBeside
    ? { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 24 }
    : { x: (from.x + to.x) / 2 + 18, y: (from.y + to.y) / 2 };
  return `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
}
