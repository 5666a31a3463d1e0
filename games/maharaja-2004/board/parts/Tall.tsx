import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { ReactElement } from 'react';
import type { LayoutProps } from '../../../kingdom/board/CourtTable.tsx';
import { type Drawer, TallTable } from '../../../kingdom/board/parts/TallTable.tsx';
import { useDesk } from '../desk.ts';
import { choosesCharacter } from '../model/kinds.ts';
import { houseArt, palaceArt, sealArt } from '../model/look.ts';
import { useBoardWords } from '../useBoardWords.ts';
import { CardMenus } from './CardMenus.tsx';
import { Candidates, Characters } from './Characters.tsx';
import { Choice } from './Choice.tsx';
import { Final } from './Final.tsx';
import { AllSeats } from './SeatBoard.tsx';

/** The table on a phone. */
export function Tall({ slots }: LayoutProps): ReactElement {
  const words = useBoardWords();
  const { kind, seats, own } = useDesk();
  const choosing = choosesCharacter(kind);
  const drawers: readonly Drawer[] = [
    {
      key: 'seats',
      icon: <Icon name={sealArt(seats[own]?.ink ?? 0)} size={24} />,
      label: words.t('court.drawer.seats'),
      body: <AllSeats />,
    },
    {
      key: 'characters',
      icon: <Icon name="sage-1" size={24} />,
      label: words.t('m04.characters'),
      body: choosing ? <Candidates /> : <Characters whole />,
    },
  ];
  return (
    <TallTable
      slots={slots}
      stock={<MyStock />}
      drawers={drawers}
      asks={choosing ? 'characters' : null}
      menu={<CardMenus />}
      choice={<Choice />}
      final={<Final />}
    />
  );
}

/** One's own gold, palaces and houses. */
function MyStock(): ReactElement {
  const { position, own, seats } = useDesk();
  const ink = seats[own]?.ink ?? own;
  return (
    <>
      <span data-purse={own}>
        <Icon name="gold" size={20} />
        {position.gold[own]}
      </span>
      <span>
        <Icon name={palaceArt(ink)} size={22} />
        {position.palaces[own]}
      </span>
      <span>
        <Icon name={houseArt(ink)} size={20} />
        {position.hand[own]}
      </span>
    </>
  );
}
