import { Icon } from '@durbar/kit/art/Icon.tsx';
import { sentences } from '@durbar/kit/board/sentences.ts';
import { classes } from '@durbar/kit/ui/classes.ts';
import { type KeyboardEvent, type PointerEvent, type ReactElement, useRef, useState } from 'react';
import { useCourt } from '../court.ts';
import { actionAt, angleOf, nextAction, turnTo, WEDGE } from '../model/planner.ts';
import { useCourtWords } from '../useCourtWords.ts';
import styles from './Disc.module.css';
import { DiscArt, MIDDLE, onDisc, RimArt, wedgePath } from './DiscArt.tsx';

/** Where icon and words of an action stand on the ring. */
const LABEL_RING = 222;

/** The action disc: two arrows to turn by drag, by tapping an action, or by keys. */
export function Disc(): ReactElement {
  const words = useCourtWords();
  const court = useCourt();
  const { realm, draft, aimArrow, change } = court;
  const svg = useRef<SVGSVGElement>(null);
  const { angles, hold } = useArrows(svg);
  const keys = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1;
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    change({ arrows: withAction(draft.arrows, draft.arrow, nextAction(draft.arrows[draft.arrow], by)) });
  };
  return (
    <div className={styles.disc} data-layout={court.layout}>
      <svg ref={svg} viewBox="0 0 644 648" aria-hidden="true">
        <RimArt />
        {realm.actions.map((name, action) => (
          <path
            key={name}
            d={wedgePath(action)}
            className={styles.wedge}
            data-chosen={draft.arrows.includes(action)}
            onClick={() => aimArrow(action)}
          />
        ))}
        <DiscArt angles={angles} hold={hold} />
      </svg>
      <div role="toolbar" tabIndex={-1} aria-label={words.t('court.disc')} onKeyDown={keys}>
        {realm.actions.map((name, action) => (
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

/** Angles of the arrows, and how a pointer turns one. */
function useArrows(svg: React.RefObject<SVGSVGElement | null>) {
  const { draft, change } = useCourt();
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
      angles: [one === null ? first : turnTo(first, one), two === null ? second : turnTo(second, two)],
    });
  }
  const angles = draft.arrows.map((action, arrow) => {
    if (turning?.arrow === arrow) return turning.angle;
    return action === null ? null : (rest.angles[arrow] ?? 0);
  });
  const hold = (arrow: 0 | 1, down: PointerEvent) => {
    const element = svg.current;
    if (!element || !down.isPrimary) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const angle = ({ clientX, clientY }: { clientX: number; clientY: number }) =>
      angleOf(clientX - left - width / 2, clientY - top - (height * MIDDLE) / 648);
    const listening = new AbortController();
    const { signal } = listening;
    let now = angle(down);
    let moved = false;
    addEventListener(
      'pointermove',
      (event) => {
        now = angle(event);
        moved = true;
        setTurning({ arrow, angle: now });
      },
      { signal },
    );
    const stop = (event: globalThis.PointerEvent) => {
      listening.abort();
      setTurning(null);
      if (event.type === 'pointercancel') return;
      change(
        moved ? { arrow, arrows: withAction(draft.arrows, arrow, actionAt(now)), note: null } : { arrow },
      );
    };
    addEventListener('pointerup', stop, { signal });
    addEventListener('pointercancel', stop, { signal });
  };
  return { angles, hold };
}

/** One action of the disc: what it is, whether it could be done as things stand, and what it would bring. */
function Action({ action }: { readonly action: number }): ReactElement {
  const words = useCourtWords();
  const { realm, looks, draft, aimArrow, layout } = useCourt();
  const { x, y } = onDisc(action * WEDGE, LABEL_RING);
  const { name, brings, why, title } = looks.action(action);
  const chosen = draft.arrows.includes(action);
  return (
    <button
      type="button"
      className={classes(styles.action, chosen && styles.chosen, why !== null && styles.hard)}
      style={{ left: `${(x / 644) * 100}%`, top: `${(y / 648) * 100}%` }}
      aria-label={sentences(name, why ?? brings)}
      aria-pressed={chosen}
      aria-keyshortcuts={String(action + 1)}
      title={why ?? title}
      data-action={action}
      onClick={() => aimArrow(action)}
    >
      <Icon name={realm.art.action(action)} size={layout === 'wide' ? 54 : 34} />
      <b>{name}</b>
      {layout === 'wide' && <span>{why === null ? brings : words.t('court.outlook.hard')}</span>}
    </button>
  );
}
