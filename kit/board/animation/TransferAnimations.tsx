import { type ReactElement, type RefObject, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../art/Icon.tsx';
import type { ArtName } from '../../art/names.ts';

/** A small drawing, such as a coin, that moves from one element of the board to another. */
export interface TransferAnimation {
  readonly key: string;
  readonly art: ArtName;
  /** Selectors within the board; if one matches nothing, nothing is drawn. */
  readonly from: string;
  readonly to: string;
  /** Start in milliseconds after the beginning of the step. */
  readonly at: number;
  readonly ms: number;
}

interface TransferAnimationsProps {
  readonly animations: readonly TransferAnimation[];
  /** Different for each step. */
  readonly id: number;
  readonly root: RefObject<HTMLElement | null>;
}

const SIZE = 20;

/** Draws small drawings above the board while they move. */
export function TransferAnimations({ animations, id, root }: TransferAnimationsProps): ReactElement | null {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const table = root.current;
    if (!table || !host.current) return;
    const running = [...host.current.children].map((coin, i) => {
      const transfer = animations[i];
      const from = transfer && elementCentre(table, transfer.from);
      const to = transfer && elementCentre(table, transfer.to);
      return from && to ? animateTransfer(coin, transfer, from, to) : null;
    });
    return () => running.forEach((animation) => animation?.cancel());
  }, [animations, root]);
  if (animations.length === 0) return null;
  return (
    <div key={id} ref={host} aria-hidden="true">
      {animations.map(({ key, art }) => (
        <span
          key={key}
          style={{
            position: 'fixed',
            top: 0,
            left: 0,
            zIndex: 'var(--layer-dragged)',
            opacity: 0,
            pointerEvents: 'none',
          }}
        >
          <Icon name={art} size={SIZE} />
        </span>
      ))}
    </div>
  );
}

function elementCentre(table: HTMLElement, selector: string): { x: number; y: number } | null {
  const box = table.querySelector(selector)?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2 - SIZE / 2, y: box.top + box.height / 2 - SIZE / 2 } : null;
}

function animateTransfer(
  coin: Element,
  { at, ms }: TransferAnimation,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Animation {
  const put = ({ x, y }: { x: number; y: number }) => `translate(${x}px, ${y}px)`;
  const high = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 26 };
  return coin.animate(
    [
      { transform: put(from), opacity: 1 },
      { transform: put(high), opacity: 1, offset: 0.5 },
      { transform: put(to), opacity: 1 },
    ],
    { delay: at, duration: ms, easing: 'ease-in-out' },
  );
}
