import type { ReactElement } from 'react';
import type { LayoutProps } from '../../../kingdom/board/CourtTable.tsx';
import { WideTable } from '../../../kingdom/board/parts/WideTable.tsx';
import { CardMenus } from './CardMenus.tsx';
import { Characters } from './Characters.tsx';
import { Choice } from './Choice.tsx';
import { Final } from './Final.tsx';
import { AllSeats } from './SeatBoard.tsx';

/** The table on a wide screen: the characters at the left of the map. */
export function Wide({ slots }: LayoutProps): ReactElement {
  return (
    <WideTable
      slots={slots}
      left={<Characters />}
      menu={<CardMenus />}
      choice={<Choice />}
      boards={<AllSeats />}
      final={<Final />}
    />
  );
}
