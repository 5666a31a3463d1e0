import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { ReactElement } from 'react';
import type { KingdomLayoutProps } from '../../../kingdom/board/createKingdomBoard.tsx';
import { type Drawer, KingdomTallLayout } from '../../../kingdom/board/parts/KingdomTallLayout.tsx';
import { useBoard } from '../board-context.ts';
import { emblemArt } from '../model/art.ts';
import { useSolo } from '../solo-context.ts';
import { useBoardWords } from '../useBoardWords.ts';
import { CardMenus } from './CardMenus.tsx';
import { CharacterDisplay } from './CharacterDisplay.tsx';
import { FinalScoring } from './FinalScoring.tsx';
import { PendingChoice } from './PendingChoice.tsx';
import { Rewards } from './Rewards.tsx';
import { AllSeats } from './SeatBoard.tsx';
import { BotBoard } from './solo/BotBoard.tsx';
import { BotSheet } from './solo/BotSheet.tsx';
import { BotTurnCard } from './solo/BotTurnCard.tsx';
import { TileRow } from './solo/TileRow.tsx';

/** The board on a phone. */
export function TallLayout({ slots }: KingdomLayoutProps): ReactElement {
  const words = useBoardWords();
  const { decisionKind, targets, position, seats, ownSeat } = useBoard();
  const solo = useSolo();
  const drawers: readonly Drawer[] = [
    {
      key: 'seats',
      icon: <Icon name={solo ? 'brahmabot' : emblemArt(seats[ownSeat]?.playerColour ?? 0)} size={24} />,
      label: words.t(solo ? 'm20.drawer.bot' : 'kingdom.drawer.seats'),
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
      body: <CharacterDisplay whole={position.phase !== 'over'} />,
    },
  ];
  const choice = decisionKind === 'reward' ? 'rewards' : targets.characters.size > 0 ? 'display' : null;
  const asks = solo?.isRunning && decisionKind === null ? 'seats' : choice;
  return (
    <KingdomTallLayout
      slots={slots}
      stock={<MyStock />}
      drawers={drawers}
      asks={asks}
      menu={<CardMenus />}
      choice={<PendingChoice />}
      final={<FinalScoring />}
      above={<BotSheet />}
      {...(solo && { rivals: <TileRow /> })}
    />
  );
}

/** Brahmabot's turn while it runs, and the boards of all seats. */
function SeatsPane(): ReactElement {
  const { turn = null, isRunning = false } = useSolo() ?? {};
  return (
    <>
      {turn && isRunning && <BotTurnCard />}
      <BotBoard />
      <AllSeats />
      {turn && !isRunning && !turn.past && <BotTurnCard />}
    </>
  );
}

/** The viewer's own coins, prestige and tokens. */
function MyStock(): ReactElement {
  const { position, ownSeat } = useBoard();
  return (
    <>
      <span data-purse={ownSeat}>
        <Icon name="coin" size={20} />
        {position.coins[ownSeat]}
      </span>
      <span>
        <Icon name="prestige" size={20} />
        {position.prestige[ownSeat]}
      </span>
      <span>
        <Icon name="token" size={20} />
        {position.tokens[ownSeat]}
      </span>
    </>
  );
}
