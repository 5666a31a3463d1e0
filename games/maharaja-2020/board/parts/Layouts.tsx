import { Icon } from '@durbar/kit/art/Icon.tsx';
import { findPoints, listScoreHeads } from '@durbar/kit/board/score-lines.ts';
import { seatNamer } from '@durbar/kit/board/seats.ts';
import type { ReactElement } from 'react';
import type { KingdomLayoutProps } from '../../../kingdom/board/createKingdomBoard.tsx';
import { FinalCard } from '../../../kingdom/board/parts/FinalCard.tsx';
import { KingdomTallLayout } from '../../../kingdom/board/parts/KingdomTallLayout.tsx';
import { KingdomWideLayout } from '../../../kingdom/board/parts/KingdomWideLayout.tsx';
import type { Drawer } from '../../../kingdom/board/parts/useTallView.ts';
import { finalScoring, maharaja2020 } from '../../rules/index.ts';
import { useBoard, useBoardWords, useSolo } from '../board-context.ts';
import { crestArt, emblemArt } from '../model/art.ts';
import { asksChoice } from '../model/position.ts';
import { CharacterDisplay } from './CharacterDisplay.tsx';
import { CardMenus, PendingChoice } from './Choices.tsx';
import styles from './Layouts.module.css';
import { Rewards } from './Rewards.tsx';
import { AllSeats } from './SeatBoard.tsx';
import { BotBoard } from './solo/BotBoard.tsx';
import { BotSheet } from './solo/BotSheet.tsx';
import { BotTurnCard } from './solo/BotTurnCard.tsx';
import { TileRow } from './solo/TileRow.tsx';

/** The board on a wide screen, with rewards and display at the left of the map. */
export function WideLayout({ slots }: KingdomLayoutProps): ReactElement {
  const { decisionKind, position, isLookingBack } = useBoard();
  const { turn = null, isRunning = false, isSheetOpen = false } = useSolo() ?? {};
  const choosing = position.phase === 'draft' && !isLookingBack;
  const botTurn = turn !== null && (isRunning || (!turn.past && decisionKind !== 'act')) && !isSheetOpen;
  // The bar of a look back needs the place where the characters to choose from are shown.
  const asks = (choosing || position.phase !== 'draft') && asksChoice(decisionKind, position.phase);
  return (
    <KingdomWideLayout
      slots={slots}
      left={
        <>
          <Rewards />
          {!choosing && decisionKind !== 'robbed' && decisionKind !== 'maharani' && <CharacterDisplay />}
        </>
      }
      menu={<CardMenus />}
      choice={asks ? <PendingChoice /> : botTurn ? <BotTurnCard /> : null}
      boards={
        <>
          <BotBoard />
          <AllSeats />
        </>
      }
      final={<FinalScoring />}
      above={<BotSheet />}
    />
  );
}

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
      places: ['seat-1', 'seat-2', 'seat-3', 'bot-tile-'],
    },
    {
      key: 'rewards',
      icon: <Icon name="prestige" size={24} />,
      label: words.t('m20.drawer.rewards'),
      body: <Rewards />,
      places: ['tile-'],
    },
    {
      key: 'display',
      icon: <Icon name="portrait-1" size={24} />,
      label: words.t('m20.drawer.display'),
      body: <CharacterDisplay whole={position.phase !== 'over'} />,
      places: ['character-'],
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

/** The final scoring, with the majorities of the cities. */
function FinalScoring(): ReactElement {
  const words = useBoardWords();
  const { position } = useBoard();
  const outcome = maharaja2020.outcome(position);
  const lines = outcome?.lines ?? [];
  const rows = listScoreHeads(lines).map((head) => ({
    head: words.t('m20.final.line', { line: head.key.slice('score.'.length) }),
    values: lines.map((seat) => findPoints(seat, head)),
  }));
  return (
    <FinalCard outcome={outcome} rows={rows} total={words.t('kingdom.final.total')}>
      <Majorities />
    </FinalCard>
  );
}

/** The majority of each city. */
function Majorities(): ReactElement | null {
  const words = useBoardWords();
  const { position, seats, mapLayout } = useBoard();
  const { majorities } = finalScoring(position);
  if (majorities.length === 0) return null;
  return (
    <ul className={styles.cities}>
      {majorities.map(({ city, leaders, prestige }) => (
        <li key={city} title={mapLayout.map.cityNames[city]}>
          <Icon name={crestArt(city)} size={24} title={mapLayout.map.cityNames[city]} />
          {leaders.map((seat) => (
            <Icon
              key={seat}
              name={emblemArt(seats[seat]?.playerColour ?? seat)}
              size={20}
              title={`${seatNamer(seats)(seat)} ${words.formatSigned(prestige)}`}
            />
          ))}
        </li>
      ))}
    </ul>
  );
}
