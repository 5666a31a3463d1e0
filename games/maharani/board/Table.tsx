import sprite from 'virtual:sprite/maharani';
import { at } from '@durbar/kernel';
import { Sprite } from '@durbar/kit/art/Sprite.tsx';
import { MotionStage } from '@durbar/kit/board/motion/Stage.tsx';
import { WordsLayer } from '@durbar/kit/words/useWords.tsx';
import { type ReactElement, useRef } from 'react';
import { rondelTurn, sideOf } from '../rules/index.ts';
import en from '../words/en/board.json' with { type: 'json' };
import fr from '../words/fr/board.json' with { type: 'json' };
import { CarryContext } from './carry.ts';
import { type Desk, DeskContext } from './desk.ts';
import { shownSide } from './model/floor.ts';
import { SeatSheet } from './parts/SeatSheet.tsx';
import { TallTable } from './parts/TallTable.tsx';
import { TileIcon } from './parts/TileArt.tsx';
import { WideTable } from './parts/WideTable.tsx';
import styles from './Table.module.css';
import { useAutoEnd } from './useAutoEnd.ts';
import { type CarryOf, useCarryOf } from './useCarryOf.ts';
import { type TableProps, useDeskOf } from './useDeskOf.ts';
import { useFocusOn, useKeys } from './useKeys.ts';
import { usePlan } from './usePlan.ts';

const words = { en, fr };

/** Maharani's table. */
export function Table(props: TableProps): ReactElement {
  return (
    <WordsLayer catalogues={words}>
      <Sprite of={sprite} />
      <Palace props={props} />
    </WordsLayer>
  );
}

function Palace({ props }: { readonly props: TableProps }): ReactElement {
  const { desk, openSeat, closeSeat } = useDeskOf(props);
  const root = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const carried = useRef(false);
  const plan = usePlan({
    step: props.step,
    position: props.position,
    turn: desk.turn,
    past: props.past,
    carried,
  });
  const { lift, slot, size, hand } = useCarryOf(desk, surface, () => {
    carried.current = true;
  });
  useKeys(desk, root);
  useFocusOn(desk, props.decision?.id ?? null, root);
  useAutoEnd(desk);
  const Layout = props.layout === 'wide' ? WideTable : TallTable;
  return (
    <DeskContext value={desk}>
      <CarryContext value={lift}>
        <MotionStage motion={plan}>
          <div ref={root} className={styles.root}>
            <Layout props={props} plan={plan} surface={surface} />
            {slot !== null && <Hand slot={slot} size={size} hand={hand} desk={desk} />}
            {openSeat !== null && <SeatSheet seat={openSeat} onClose={closeSeat} />}
          </div>
        </MotionStage>
      </CarryContext>
    </DeskContext>
  );
}

interface HandProps extends Omit<CarryOf, 'lift' | 'slot'> {
  readonly slot: number;
  readonly desk: Desk;
}

/** The tile that follows the pointer; over a lit space the floor itself shows it. */
function Hand({ slot, size, hand, desk }: HandProps): ReactElement | null {
  const { position, turn, aim } = desk;
  const tile = at(position.rondel, slot);
  if (tile < 0) return null;
  const lie = shownSide(rondelTurn(tile, sideOf(position.players, position.seat)), turn);
  return (
    <div ref={hand} className={styles.hand} data-snapped={aim !== null}>
      <TileIcon tile={tile} turn={lie} size={size} />
    </div>
  );
}
