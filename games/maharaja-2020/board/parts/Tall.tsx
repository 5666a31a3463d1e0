import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { ReactElement } from 'react';
import type { LayoutProps } from '../../../kingdom/board/CourtTable.tsx';
import { type Drawer, TallTable } from '../../../kingdom/board/parts/TallTable.tsx';
import { useDesk } from '../desk.ts';
import { sealArt } from '../model/look.ts';
import { useSolo } from '../solo.ts';
import { useBoardWords } from '../useBoardWords.ts';
import { CardMenus } from './CardMenus.tsx';
import { Choice } from './Choice.tsx';
import { Display } from './Display.tsx';
import { Final } from './Final.tsx';
import { Rewards } from './Rewards.tsx';
import { AllSeats } from './SeatBoard.tsx';
import { BotBoard } from './solo/BotBoard.tsx';
import { BotSheet } from './solo/BotSheet.tsx';
import { TileRow } from './solo/TileRow.tsx';
import { TurnCard } from './solo/TurnCard.tsx';

/** The table on a phone. */
export function Tall({ slots }: LayoutProps): ReactElement {
  const words = useBoardWords();
  const { kind, offers, position, seats, own } = useDesk();
  const solo = useSolo();
  const drawers: readonly Drawer[] = [
    {
      key: 'seats',
      icon: <Icon name={solo ? 'brahmabot' : sealArt(seats[own]?.ink ?? 0)} size={24} />,
      label: words.t(solo ? 'm20.drawer.bot' : 'court.drawer.seats'),
      body: <SeatsPane />,
    },
    {
      key: 'rewards',
      icon: <Icon name="prestige" size={24} />,
      label: words.t('m20.drawer.rewards'),
      body: <Rewards />,
    },
    {
      key: 'display',
      icon: <Icon name="portrait-1" size={24} />,
      label: words.t('m20.drawer.display'),
      body: <Display whole={position.phase !== 'over'} />,
    },
  ];
  const choice = kind === 'reward' ? 'rewards' : offers.characters.size > 0 ? 'display' : null;
  const asks = solo?.on && kind === null ? 'seats' : choice;
  return (
    <TallTable
      slots={slots}
      stock={<MyStock />}
      drawers={drawers}
      asks={asks}
      menu={<CardMenus />}
      choice={<Choice />}
      final={<Final />}
      above={<BotSheet />}
      {...(solo && { rivals: <TileRow /> })}
    />
  );
}

/** Brahmabot's turn while it is on, and what lies before each seat. */
function SeatsPane(): ReactElement {
  const { turn = null, on = false } = useSolo() ?? {};
  return (
    <>
      {turn && on && <TurnCard />}
      <BotBoard />
      <AllSeats />
      {turn && !on && !turn.past && <TurnCard />}
    </>
  );
}

/** One's own coins, prestige and tokens. */
function MyStock(): ReactElement {
  const { position, own } = useDesk();
  return (
    <>
      <span data-purse={own}>
        <Icon name="coin" size={20} />
        {position.coins[own]}
      </span>
      <span>
        <Icon name="prestige" size={20} />
        {position.prestige[own]}
      </span>
      <span>
        <Icon name="token" size={20} />
        {position.tokens[own]}
      </span>
    </>
  );
}
