import { Art } from '@durbar/kit/art/Art.tsx';
import { followPointer } from '@durbar/kit/board/follow-pointer.ts';
import { joinSentences } from '@durbar/kit/board/join-sentences.ts';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { type KeyboardEvent, type PointerEvent, type ReactElement, useRef, useState } from 'react';
import { useKingdomBoard, useKingdomWords } from '../board-context.ts';
import type { KingdomDraft } from '../board-state.ts';
import { withClause } from '../edition.ts';
import { actionAt, nearestAngle, nextAction, pointAngle, WEDGE } from '../model/disc-angles.ts';
import { withAction } from '../model/plan-view.ts';
import { actionDetail, actionTitle } from '../plan-words.ts';
import styles from './Disc.module.css';
import { DISC_MIDDLE, DiscArt, discPoint, labelRing, RimArt, wedgePath } from './DiscArt.tsx';

/** Letters of a word that fits between the hub and the rim in the usual size. */
const MAX_LETTERS = 8;

/** The action disc. Its two arrows are turned by dragging, by tapping an action, or by keys. */
export function Disc(): ReactElement {
  const words = useKingdomWords();
  const board = useKingdomBoard();
  const { edition, draft, turnArrow, pointAction, changeDraft } = board;
  const svg = useRef<SVGSVGElement>(null);
  const { angles, hold } = useArrows(svg);
  const keys = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1;
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    const { arrows, activeArrow: arrow } = draft;
    changeDraft({ arrows: withAction(arrows, { arrow, action: nextAction(arrows[arrow], by) }) });
  };
  return (
    <div className={styles.disc} data-layout={board.layout}>
      <svg ref={svg} viewBox="0 0 644 648" aria-hidden="true">
        <RimArt />
        {edition.actions.map((name, action) => (
          <path
            key={name}
            d={wedgePath(action, board.layout)}
            className={styles.wedge}
            data-chosen={draft.arrows.includes(action)}
            data-pointed={draft.pointedAction === action}
            onPointerEnter={(event) => event.pointerType === 'mouse' && pointAction(action)}
            onPointerLeave={(event) => event.pointerType === 'mouse' && pointAction(null)}
            onClick={() => turnArrow(action)}
          />
        ))}
        <DiscArt angles={angles} />
      </svg>
      {/* The hub takes the pointer for its arrows, so that a finger turns them and does not scroll the page. */}
      <div className={styles.hub} data-mark="hub" onPointerDown={hold} />
      <div role="toolbar" tabIndex={-1} aria-label={words.t('kingdom.disc')} onKeyDown={keys}>
        {edition.actions.map((name, action) => (
          <Action key={name} action={action} />
        ))}
      </div>
    </div>
  );
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
  const hold = (down: PointerEvent) => {
    const element = svg.current;
    if (!element || !down.isPrimary || down.button !== 0) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const angle = ({ clientX, clientY }: { clientX: number; clientY: number }) =>
      pointAngle(clientX - left - width / 2, clientY - top - (height * DISC_MIDDLE) / 648);
    const activeArrow = nearestArrow(angle(down), angles);
    changeDraft({ activeArrow, pointedAction: null });
    followArrow(down, {
      turn: (event) => setTurning({ arrow: activeArrow, angle: angle(event) }),
      drop: (event) => {
        setTurning(null);
        if (event)
          changeDraft({ ...turned(draft.arrows, activeArrow, actionAt(angle(event))), reason: null });
      },
    });
  };
  return { angles, hold };
}

/** An arrow that was turned to an action; if the other one is not set, it is the next to be turned. */
function turned(arrows: KingdomDraft['arrows'], arrow: 0 | 1, action: number): Partial<KingdomDraft> {
  const other = arrow === 0 ? 1 : 0;
  return {
    arrows: withAction(arrows, { arrow, action }),
    activeArrow: arrows[other] === null ? other : arrow,
  };
}

/** The angle at which an arrow rests that is not set. */
const RESTING = [-100, 100] as const;

/** The arrow that points nearest to an angle. */
function nearestArrow(angle: number, angles: readonly (number | null)[]): 0 | 1 {
  const [one, two] = [0, 1].map((arrow) => {
    const away = Math.abs((angles[arrow] ?? RESTING[arrow] ?? 0) - angle) % 360;
    return Math.min(away, 360 - away);
  });
  return (one ?? 0) <= (two ?? 0) ? 0 : 1;
}

interface ArrowFollower {
  readonly turn: (event: globalThis.PointerEvent) => void;
  /** @param event null if nothing was turned: the pointer did not move, or the browser took it away */
  readonly drop: (event: globalThis.PointerEvent | null) => void;
}

/** Follows one pointer until it is lifted. */
function followArrow(down: PointerEvent, { turn, drop }: ArrowFollower): void {
  let moved = false;
  followPointer(down, {
    move: (event) => {
      moved = true;
      turn(event);
    },
    release: (event) => drop(moved ? event : null),
    lose: () => drop(null),
  });
}

/** One action on the disc. Pointing at it shows on the map where it could be done; pressing it turns the arrow there. */
function Action({ action }: { readonly action: number }): ReactElement {
  const words = useKingdomWords();
  const board = useKingdomBoard();
  const { edition, description, draft, plan, turnArrow, pointAction } = board;
  const { x, y } = discPoint(action * WEDGE, labelRing(board.layout));
  const { name, about, clause } = description.actionText(action);
  const planned = plan?.planWith(action).actions.find(({ arrow }) => arrow === draft.activeArrow) ?? null;
  const chosen = draft.arrows.includes(action);
  const mouse = (event: PointerEvent) => event.pointerType === 'mouse';
  return (
    <button
      type="button"
      className={joinClasses(styles.action, planned?.progress === 'none' && styles.hard)}
      style={{ left: `${(x / 644) * 100}%`, top: `${(y / 648) * 100}%` }}
      aria-label={
        planned
          ? joinSentences(actionTitle(words, board, planned), actionDetail(words, board, planned))
          : name
      }
      aria-pressed={chosen}
      aria-keyshortcuts={String(action + 1)}
      title={withClause(about, clause)}
      data-action={action}
      data-long={name.split(' ').some((word) => word.length > MAX_LETTERS)}
      data-place={`action-${action}`}
      onPointerEnter={(event) => mouse(event) && pointAction(action)}
      onPointerLeave={(event) => mouse(event) && pointAction(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && pointAction(action)}
      onBlur={() => pointAction(null)}
      onClick={() => turnArrow(action)}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <Art name={edition.art.action(action)} width={40} height={40} />
      </svg>
      <b>{name}</b>
    </button>
  );
}
