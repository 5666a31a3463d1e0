import { Card } from '@durbar/kit/ui/Card.tsx';
import type { ReactElement } from 'react';
import { useBoard } from '../board-context.ts';
import { PreviewCard } from './PreviewCard.tsx';
import { FinalGold, OptionList, QuarterPayouts, SelectedTile, TargetLegend } from './RailCardParts.tsx';
import { TileList } from './TileList.tsx';

/** The rail's card: the present choice, or the preview of the pointed target. */
export function RailCard(): ReactElement {
  const { preview, selection, workerOptions, quarter, isOver } = useBoard();
  if (quarter !== null)
    return (
      <Card>
        <QuarterPayouts quarter={quarter} />
      </Card>
    );
  if (isOver)
    return (
      <Card>
        <FinalGold />
      </Card>
    );
  return (
    <Card>
      {workerOptions.length > 0 ? (
        <OptionList />
      ) : preview ? (
        <PreviewCard preview={preview} />
      ) : selection.slot !== null ? (
        <SelectedTile />
      ) : (
        <TileList />
      )}
      <TargetLegend />
    </Card>
  );
}
