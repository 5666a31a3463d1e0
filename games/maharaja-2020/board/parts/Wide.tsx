import type { ReactElement } from 'react';
import type { LayoutProps } from '../../../kingdom/board/CourtTable.tsx';
import { WideTable } from '../../../kingdom/board/parts/WideTable.tsx';
import { useDesk } from '../desk.ts';
import { useSolo } from '../solo.ts';
import { CardMenus } from './CardMenus.tsx';
import { Choice } from './Choice.tsx';
import { Display } from './Display.tsx';
import { Final } from './Final.tsx';
import { Rewards } from './Rewards.tsx';
import { AllSeats } from './SeatBoard.tsx';
import { BotBoard } from './solo/BotBoard.tsx';
import { BotSheet } from './solo/BotSheet.tsx';
import { TurnCard } from './solo/TurnCard.tsx';

/** The table on a wide screen: rewards and display at the left of the map. */
export function Wide({ slots }: LayoutProps): ReactElement {
  const { kind, position } = useDesk();
  const { turn = null, on = false, sheet = false } = useSolo() ?? {};
  // A notice, such as a look back, needs the room that characters who are to be chosen have in the rail.
  const choosing = position.phase === 'draft' && !slots.notice;
  return (
    <WideTable
      slots={slots}
      left={
        <>
          <Rewards />
          {!choosing && kind !== 'robbed' && kind !== 'maharani' && <Display />}
        </>
      }
      menu={<CardMenus />}
      choice={(choosing || position.phase !== 'draft') && <Choice />}
      boards={
        <>
          <BotBoard />
          {turn && (on || !turn.past) && !sheet && <TurnCard />}
          <AllSeats />
        </>
      }
      final={<Final />}
      above={<BotSheet />}
    />
  );
}
