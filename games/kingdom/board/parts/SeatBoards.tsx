import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { SeatDisplay } from '@durbar/kit/board/board-contract.ts';
import { TurnButtons } from '@durbar/kit/board/captions/TurnButtons.tsx';
import { isYou } from '@durbar/kit/board/seats.ts';
import { BotMark } from '@durbar/kit/ui/BotMark.tsx';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import type { ReactElement, ReactNode } from 'react';
import { useIsNarrating, useKingdomBoard, useKingdomWords } from '../board-context.ts';
import type { KingdomView } from '../model/kingdom-view.ts';
import styles from './SeatBoards.module.css';

interface BoardsProps {
  /** Seats in the order of play. */
  readonly order: readonly number[];
  readonly Board: (props: { readonly look: SeatDisplay }) => ReactElement;
}

/** The boards of all seats, in the order of play. */
export function SeatBoards({ order, Board }: BoardsProps): ReactElement {
  const words = useKingdomWords();
  const { seats, layout } = useKingdomBoard();
  return (
    <>
      {layout === 'tall' && <TurnButtons named />}
      <ul
        className={styles.boards}
        data-layout={layout}
        data-count={order.length}
        aria-label={words.t('kingdom.seats')}
      >
        {order.map((seat) => {
          const look = seats[seat];
          return (
            look && (
              <li key={seat}>
                <Board look={look} />
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}

/** A seat's status in the round. */
export function useSeatStatus(seat: number): string {
  const words = useKingdomWords();
  const { position, seats, description, isPlanningAhead } = useKingdomBoard();
  const { phase } = position;
  const look = seats[seat];
  const own = description.seatStatus(seat);
  const reading = useIsNarrating();
  if (reading && phase === 'plan') return '';
  if (look?.resigned) return words.t('kingdom.state', { state: 'resigned' });
  if (phase === 'over') return '';
  if (own !== null) return own;
  if (phase === 'plan') return words.t('kingdom.state', { state: look?.active ? 'choosing' : 'sealed' });
  if (isPlanningAhead && look?.active) return words.t('kingdom.state', { state: 'turn' });
  const state = stateInTurns(position, seat);
  if (state !== 'turn') return state && words.t('kingdom.state', { state });
  return words.t('kingdom.state', { state: isPlanningAhead ? 'ahead' : look?.isMine ? 'mine' : 'turn' });
}

/** What a seat does while the seats take their turns; empty before the first one begins. */
function stateInTurns(
  { seat: deciding, mover, acted }: KingdomView,
  seat: number,
): 'choosing' | 'turn' | 'played' | 'waits' | '' {
  // A robbed seat decides during another seat's turn.
  const interrupted = mover >= 0 && deciding !== mover;
  if (interrupted && deciding === seat) return 'choosing';
  if (deciding === seat || (interrupted && mover === seat)) return 'turn';
  if (mover < 0) return '';
  return (acted >> seat) & 1 ? 'played' : 'waits';
}

/** Whether a seat belongs to the viewer; several people can share a screen. */
export function useIsYou(seat: number): boolean {
  const { actingSeat, seats } = useKingdomBoard();
  return isYou(seat, actingSeat, seats);
}

interface FrameProps {
  readonly look: SeatDisplay;
  /** The seat's characters. */
  readonly who: ReactNode;
  /** The seat's pieces and coins. */
  readonly children: ReactNode;
}

/** The frame of a seat's board: name, status, plan, and the game's own content. */
export function SeatBoardFrame({ look, who, children }: FrameProps): ReactElement {
  const words = useKingdomWords();
  const { edition, ownSeat, showSeat } = useKingdomBoard();
  const { seat, playerColour, name, control, active } = look;
  const you = useIsYou(seat);
  const state = useSeatStatus(seat);
  return (
    <Card
      as="div"
      className={joinClasses(styles.board, seat === ownSeat && styles.mine, active && styles.active)}
      data-player-colour={playerColour}
      data-seat={seat}
      data-place={`seat-${seat}`}
    >
      {who}
      <button
        type="button"
        className={styles.main}
        aria-label={words.t(you ? 'seats.mine' : 'seats.of', { name })}
        data-shows-seat
        onClick={() => showSeat(seat)}
      >
        <div className={styles.line}>
          <Icon name={edition.art.emblem(playerColour)} size={20} />
          <b className={styles.name}>
            {control === 'bot' && <BotMark size={14} />}
            {you ? words.t('kingdom.you') : name}
          </b>
          {look.clock}
          <em className={styles.state}>{state}</em>
          <PlanSigns seat={seat} />
        </div>
        {children}
      </button>
    </Card>
  );
}

/** The two planned actions once they are public, faded when done; a seal while they are secret. */
export function PlanSigns({ seat }: { readonly seat: number }): ReactElement | null {
  const { edition, position, sealedPlan, actingSeat, seats, layout } = useKingdomBoard();
  const planning = position.phase === 'plan';
  const plan =
    planning && seat === actingSeat && sealedPlan !== null ? sealedPlan : (position.plans[seat] ?? null);
  // While others still plan, only the table knows a sealed plan, and the position does not contain it.
  const secret = planning ? plan !== null && plan < 0 && seats[seat]?.active === false : plan === null;
  if (secret)
    return (
      <span className={styles.plan}>
        <Icon name="seal" size={22} />
      </span>
    );
  if (plan === null || plan < 0) return null;
  const played = (position.acted >> seat) & 1 && position.mover !== seat;
  return (
    <span className={styles.plan}>
      {[Math.trunc(plan / 9), plan % 9].map((action, i) => {
        const done = played || (position.mover === seat && position.notBegun[i] !== action);
        return (
          <span key={`${i === 0 ? 'first' : 'second'}-${action}`} className={styles.action} data-done={done}>
            <Icon name={edition.art.action(action)} size={layout === 'wide' ? 17 : 22} />
          </span>
        );
      })}
    </span>
  );
}
