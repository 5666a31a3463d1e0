import type { ReactElement } from 'react';
import type { LayoutProps } from '../../kingdom/CourtTable.tsx';
import { WideTable } from '../../kingdom/parts/WideTable.tsx';
import { useDesk } from '../desk.ts';
import { CardMenus } from './CardMenus.tsx';
import { Choice } from './Choice.tsx';
import { Display } from './Display.tsx';
import { Final } from './Final.tsx';
import { Rewards } from './Rewards.tsx';
import { AllSeats } from './SeatBoard.tsx';

/** The table on a wide screen: rewards and display at the left of the map. */
export function Wide({ slots }: LayoutProps): ReactElement {
  const { kind, position } = useDesk();
  return (
    <WideTable
      slots={slots}
      left={
        <>
          <Rewards />
          {position.phase !== 'draft' && kind !== 'robbed' && kind !== 'maharani' && <Display />}
        </>
      }
      menu={<CardMenus />}
      choice={<Choice />}
      boards={<AllSeats />}
      final={<Final />}
    />
  );
}
