import { at } from '@durbar/kernel';
import { ZOOM, ZoomPane } from '@durbar/kit/board/ZoomPane.tsx';
import { type MouseEvent, type ReactElement, type RefObject, useRef } from 'react';
import { sideOf } from '../../rules/index.ts';
import { type Desk, useDesk } from '../desk.ts';
import { shownSide } from '../model/floor.ts';
import { floorPoint, scaleOf, viewBoxOf } from '../model/frame.ts';
import type { Plan } from '../model/plan.ts';
import { meaning } from '../model/tap.ts';
import { useBoardWords } from '../useBoardWords.ts';
import styles from './FloorBoard.module.css';
import { FloorCells } from './FloorCells.tsx';
import { FloorDrawing } from './FloorDrawing.tsx';

interface FloorBoardProps {
  readonly plan: Plan | null;
  /** Gets the element whose square on the screen is the floor's. */
  readonly surface: RefObject<HTMLDivElement | null>;
}

/** The palace floor: the drawing, and over it what can be touched, reached by keyboard and read out. */
export function FloorBoard({ plan, surface }: FloorBoardProps): ReactElement {
  const desk = useDesk();
  const words = useBoardWords();
  const { layout, zoom } = desk;
  const box = viewBoxOf(layout);
  /** The space that was pointed at before the finger came down: the finger points at one itself. */
  const before = useRef<number | null>(null);
  const part = (value: number) => (value - box.from) / box.size;
  const click = (event: MouseEvent) => {
    // A keyboard and a screen reader press the buttons themselves.
    if (!surface.current || event.detail === 0) return;
    tapFloor(desk, event, surface.current.getBoundingClientRect(), before.current);
  };
  return (
    <div className={styles.board} data-layout={layout}>
      <ZoomPane
        place={zoom && { x: part(zoom.x), y: part(zoom.y) }}
        onLeave={() => desk.enlarge(null)}
        leave={words.t('mhr.zoom.leave')}
      >
        <div
          ref={surface}
          role="presentation"
          className={styles.surface}
          onPointerDownCapture={() => {
            before.current = desk.choice.space;
          }}
          onClick={click}
        >
          <FloorDrawing plan={plan} box={box} />
          <FloorCells box={box} />
        </div>
      </ZoomPane>
    </div>
  );
}

/** Does what a click or tap on the floor means. */
function tapFloor(desk: Desk, event: MouseEvent, screen: DOMRect, before: number | null): void {
  const box = viewBoxOf(desk.layout);
  const { position, turn, options } = desk;
  const point = floorPoint({ x: event.clientX, y: event.clientY }, screen, box);
  const meant = meaning(
    {
      turn,
      arrow: shownSide(sideOf(position.players, position.seat), turn),
      lit: desk.lit.map(({ space }) => space),
      options,
      pending: position.pending,
      scale: scaleOf(screen, box),
      room: desk.zoom === null && byFinger(event) ? ZOOM : 1,
    },
    point,
  );
  switch (meant.kind) {
    case 'option':
      return desk.chooseWorker(at(options, meant.index));
    case 'lit':
      return byFinger(event) ? desk.touchLit(meant.space, before) : desk.place(meant.space);
    case 'enlarge':
      return desk.enlarge(point);
    case 'slot':
      return desk.take(meant.slot);
    case 'space':
      return desk.explainSpace(meant.space);
    case 'plate':
      return desk.showQuarter(desk.quarter === meant.quarter ? null : meant.quarter);
    case 'nothing':
      return desk.cancel();
  }
}

function byFinger({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
}
