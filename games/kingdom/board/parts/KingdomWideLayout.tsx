import type { BoardProps } from '@durbar/kit/board/board-contract.ts';
import { TurnButtons } from '@durbar/kit/board/captions/TurnButtons.tsx';
import type { ReactElement, ReactNode } from 'react';
import { useIsNarrating, useKingdomBoard, useKingdomWords } from '../board-context.ts';
import { AndThenCard, useAndThen } from './AndThenCard.tsx';
import { CityCard } from './CityCard.tsx';
import { Disc } from './Disc.tsx';
import { GuidedRail } from './GuidedRail.tsx';
import styles from './KingdomWideLayout.module.css';
import { MapArea } from './MapArea.tsx';
import { PlanSum } from './PlanSum.tsx';
import { KingdomPrompt } from './Prompt.tsx';
import { ScoringCard } from './ScoringCard.tsx';
import { TipCard, useTip } from './TipCard.tsx';
import { Track } from './Track.tsx';
import { TurnCards } from './TurnCards.tsx';
import { TurnFoot } from './TurnFoot.tsx';

interface KingdomWideLayoutProps {
  readonly slots: BoardProps<never, never, never>['slots'];
  /** The seats' boards, and below them the game's content for all. */
  readonly boards: ReactNode;
  readonly left: ReactNode;
  /** The choice that a card has opened. */
  readonly menu: ReactNode;
  /** The pending choice, or what an automaton does; null for none. */
  readonly choice: ReactNode;
  readonly final: ReactNode;
  /** Content above the map. */
  readonly above?: ReactNode;
}

/**
 * The board on a wide screen: seats at the left, the map, and at the right what one decides. Every part keeps its place
 * through the whole turn.
 */
export function KingdomWideLayout(props: KingdomWideLayoutProps): ReactElement {
  const { slots, boards, left, menu, choice, final, above } = props;
  const { decisionKind } = useKingdomBoard();
  const reading = useIsNarrating();
  const notice = reading ? null : slots.notice;
  return (
    <div className={styles.table}>
      <div className={styles.left}>
        <div className={styles.title}>{slots.title}</div>
        {boards}
        {left}
      </div>
      <div className={styles.middle}>
        <Track />
        <MapArea>
          <ScoringCard final={final} />
          {above}
        </MapArea>
        <Legend isGuided={Boolean(slots.guide)} />
      </div>
      <div className={styles.rail}>
        <div className={styles.top}>
          <RoundSign />
          {slots.menu}
        </div>
        {slots.guide ? (
          <GuidedRail guide={slots.guide} menu={menu} choice={choice} />
        ) : (
          <>
            {notice ? (
              <div className={styles.notice}>{notice}</div>
            ) : (
              <div className={styles.prompt}>
                <KingdomPrompt />
              </div>
            )}
            {decisionKind === 'plan' ? <Planning chat={slots.chat} /> : <Turn {...props} />}
            <TurnFoot instead={slots.skip ?? slots.nextTable} />
          </>
        )}
      </div>
    </div>
  );
}

/** The disc, and below it the plan's sum, or a tip until it is read. */
function Planning({ chat }: { readonly chat: ReactNode }): ReactElement {
  const tip = useTip();
  return (
    <div className={styles.planning}>
      <div className={styles.disc}>
        <Disc />
      </div>
      {tip ? <TipCard hint={tip} /> : <PlanSum />}
      {chat && <div className={styles.chat}>{chat}</div>}
    </div>
  );
}

/** The cards of a turn, then the place for the city or a choice, and the log in what is left. */
function Turn({ slots, menu, choice }: KingdomWideLayoutProps): ReactElement {
  const words = useKingdomWords();
  const { cards, city, draft, decidingSeat, layout } = useKingdomBoard();
  const tip = useTip();
  const isMenu = draft.openChoice !== null;
  const wouldBe = useAndThen();
  const then = isMenu || choice ? null : wouldBe;
  return (
    <div className={styles.turn} data-cards={cards.length > 0} data-layout={layout}>
      {cards.length > 0 && <TurnCards />}
      <div
        className={styles.place}
        data-held={cards.length > 0}
        data-long={then !== null}
        data-over={cards.length === 0 && !isMenu && !choice}
      >
        {isMenu ? (
          menu
        ) : choice ? (
          choice
        ) : city !== null || then ? (
          <>
            <CityCard />
            {then && <AndThenCard then={then} />}
          </>
        ) : (
          decidingSeat !== null &&
          cards.length > 0 && <p className={styles.point}>{words.t('kingdom.city.point')}</p>
        )}
      </div>
      {tip ? <TipCard hint={tip} /> : !then && <div className={styles.log}>{slots.log}</div>}
      {slots.chat && <div className={styles.chat}>{slots.chat}</div>}
    </div>
  );
}

/** The buttons for last turns, but in a tutorial; while one plans, what the lines on the map mean. */
function Legend({ isGuided }: { readonly isGuided: boolean }): ReactElement {
  const words = useKingdomWords();
  const { plan, seats, decidingSeat } = useKingdomBoard();
  return (
    <div className={styles.legend}>
      {!isGuided && <TurnButtons named={!plan} />}
      {plan && (
        <>
          <i className={styles.pencil} data-player-colour={seats[decidingSeat ?? 0]?.playerColour ?? 0} />
          {words.t('kingdom.plan.pencil')}
        </>
      )}
      {plan?.places.some(({ price, journey }) => price !== null && journey !== null) && (
        <>
          <i className={styles.way} />
          {words.t('kingdom.plan.ways')}
        </>
      )}
    </div>
  );
}

/** The round, the Maharaja's city and his next one. */
function RoundSign(): ReactElement {
  const words = useKingdomWords();
  const { edition, position, mapLayout, description } = useKingdomBoard();
  const { round, maharaja } = position;
  const next = description.flagSpaces.indexOf(Math.min(...description.flagSpaces));
  const rounds = edition.lastRound(position);
  // Nothing comes after the last round.
  const where = words.t('kingdom.round.where', {
    round,
    last: round >= rounds ? 'yes' : 'no',
    here: mapLayout.map.cityNames[maharaja] ?? '',
    next: mapLayout.map.cityNames[next] ?? '',
  });
  return (
    <div className={styles.round}>
      <b>{words.t('kingdom.round', { round, rounds })}</b>
      <span title={where}>{where}</span>
    </div>
  );
}
