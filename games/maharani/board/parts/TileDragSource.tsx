import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { useStartDrag } from '../useTileDrag.ts';

interface TileDragSourceProps {
  readonly slot: number;
  readonly empty: boolean;
  readonly className?: string | undefined;
  readonly label: string;
  readonly pressed: boolean;
  readonly onPress: (event: MouseEvent) => void;
  readonly children?: ReactNode;
}

/** A button that selects a tile of the rondel. The tile can also be dragged from it. */
export function TileDragSource(props: TileDragSourceProps): ReactElement {
  const { slot, empty, className, label, pressed, onPress, children } = props;
  const lift = useStartDrag();
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={empty}
      aria-keyshortcuts={String(slot + 1)}
      data-slot={slot}
      onPointerDown={(event) => {
        if (!empty) lift(slot, event);
      }}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
