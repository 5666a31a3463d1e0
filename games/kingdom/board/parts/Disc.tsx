import { Icon } from '@durbar/kit/art/Icon.tsx';
import { joinSentences } from '@durbar/kit/board/join-sentences.ts';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { type KeyboardEvent, type PointerEvent, type ReactElement, useRef, useState } from 'react';
import { useKingdomBoard, useKingdomWords } from '../board-context.ts';
import { actionAt, nearestAngle, nextAction, pointAngle, WEDGE } from '../model/disc-angles.ts';
import styles from './Disc.module.css';
import { DISC_MIDDLE, DiscArt, discPoint, RimArt, wedgePath } from './DiscArt.tsx';

/** Radius of the ring on which the actions' icons and words stand. */
const LABEL_RING = 222;

/** The action disc. Its two arrows are turned by dragging, by tapping an action, or by keys. */
export function Disc(): ReactElement {
  const words = useKingdomWords();
  const board = useKingdomBoard();
  const { edition, draft, turnArrow, changeDraft } = board;
  const svg = useRef<SVGSVGElement>(null);
  const { angles, hold } = useArrows(svg);
  const keys = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1;
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    changeDraft({
      arrows: withAction(draft.arrows, draft.activeArrow, nextAction(draft.arrows[draft.activeArrow], by)),
    });
  };
  return (
    <div className={styles.disc} data-layout={board.layout}>
      <svg ref={svg} viewBox="0 0 644 648" aria-hidden="true">
        <RimArt />
        {edition.actions.map((name, action) => (
          <path
            key={name}
            d={wedgePath(action)}
            className={styles.wedge}
            data-chosen={draft.arrows.includes(action)}
            onClick={() => turnArrow(action)}
          />
        ))}
        <DiscArt angles={angles} hold={hold} />
      </svg>
      <div role="toolbar" tabIndex={-1} aria-label={words.t('kingdom.disc')} onKeyDown={keys}>
        {edition.actions.map((name, action) => (
          <Action key={name} action={action} />
        ))}
      </div>
    </div>
  );
}

function withAction(
  arrows: readonly [number | null, number | null],
  arrow: 0 | 1,
  action: number,
): [number | null, number | null] {
  return arrow === 0 ? [action, arrows[1]] : [arrows[0], action];
}

/** The angles of the arrows, and handlers that turn an arrow by pointer. */
function useArrows(svg: React.RefObject<SVGSVGElement | null>) {
  const { draft, changeDraft } = useKingdomBoard();
  const [turning, setTurning] = useState<{ arrow: 0 | 1; angle: number } | null>(null);
  const [rest, setRest] = useState<{ arrows: typeof draft.arrows; angles: readonly [number, number] }>({
    arrows: [null, null],
    angles: [0, 0],
  });
  if (rest.arrows !== draft.arrows) {
    const [one, two] = draft.arrows;
    const [first, second] = rest.angles;
    setRest({
      arrows: draft.arrows,
      angles: [
        one === null ? first : nearestAngle(first, one),
        two === null ? second : nearestAngle(second, two),
      ],
    });
  }
  const angles = draft.arrows.map((action, arrow) => {
    if (turning?.arrow === arrow) return turning.angle;
    return action === null ? null : (rest.angles[arrow] ?? 0);
  });
  const hold = (activeArrow: 0 | 1, down: PointerEvent) => {
    const element = svg.current;
    if (!element || !down.isPrimary) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const angle = ({ clientX, clientY }: { clientX: number; clientY: number }) =>
      pointAngle(clientX - left - width / 2, clientY - top - (height * DISC_MIDDLE) / 648);
    const listening = new AbortController();
    const { signal } = listening;
    let now = angle(down);
    let moved = false;
    addEventListener(
      'pointermove',
      (event) => {
        now = angle(event);
        moved = true;
        setTurning({ arrow: activeArrow, angle: now });
      },
      { signal },
    );
    const stop = (event: globalThis.PointerEvent) => {
      listening.abort();
      setTurning(null);
      if (event.type === 'pointercancel') return;
      changeDraft(
        moved
          ? { activeArrow, arrows: withAction(draft.arrows, activeArrow, actionAt(now)), reason: null }
          : { activeArrow },
      );
    };
    addEventListener('pointerup', stop, { signal });
    addEventListener('pointercancel', stop, { signal });
  };
  return { angles, hold };
}

/** One action of the disc: its name, whether it would be possible in the present position, and its preview. */
function Action({ action }: { readonly action: number }): ReactElement {
  const words = useKingdomWords();
  const { edition, description, draft, turnArrow, layout } = useKingdomBoard();
  const { x, y } = discPoint(action * WEDGE, LABEL_RING);
  const { name, preview, reason, title } = description.actionText(action);
  const chosen = draft.arrows.includes(action);
  return (
    <button
      type="button"
      className={joinClasses(styles.action, chosen && styles.chosen, reason !== null && styles.hard)}
      style={{ left: `${(x / 644) * 100}%`, top: `${(y / 648) * 100}%` }}
      aria-label={joinSentences(name, reason ?? preview)}
      aria-pressed={chosen}
      aria-keyshortcuts={String(action + 1)}
      title={reason ?? title}
      data-action={action}
      onClick={() => turnArrow(action)}
    >
      <Icon name={edition.art.action(action)} size={layout === 'wide' ? 54 : 34} />
      <b>{name}</b>
      {layout === 'wide' && <span>{reason === null ? preview : words.t('kingdom.preview.blocked')}</span>}
    </button>
  );
}
