import { Icon } from '@durbar/kit/art/Icon.tsx';
import { seatNamer } from '@durbar/kit/board/seats.ts';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { Ribbon } from '@durbar/kit/ui/Ribbon.tsx';
import type { ReactElement } from 'react';
import { useKingdomBoard, useKingdomWords } from '../board-context.ts';
import { useAndThen } from './AndThenCard.tsx';
import styles from './CityCard.module.css';
import { CityCloseUp } from './CityCloseUp.tsx';
import { CloseButton } from './OverlayCard.tsx';

/** The card of the inspected city: the city enlarged, road, toll and payees, prices, actions, and its ranking. */
export function CityCard(): ReactElement | null {
  const words = useKingdomWords();
  const { edition, city, mapLayout, position, draft, openCity, layout } = useKingdomBoard();
  const then = useAndThen();
  if (city === null) return null;
  const name = mapLayout.map.cityNames[city] ?? '';
  return (
    <section
      className={joinClasses(styles.card, styles.withCloseUp)}
      data-layout={layout}
      aria-label={name}
      data-open={draft.openCity === city}
    >
      <CityCloseUp city={city} />
      <div className={styles.main}>
        <div className={styles.info}>
          <header className={styles.head}>
            <Icon name={edition.art.crest(city)} size={22} />
            <h2>{name}</h2>
            {position.maharaja === city && (
              <span className={styles.visit}>{words.t('kingdom.city.visited')}</span>
            )}
            {draft.openCity !== null && (
              <CloseButton className={styles.close} onClose={() => openCity(null)} />
            )}
          </header>
          <Facts city={city} />
          <CityActions city={city} short={layout === 'tall'} />
        </div>
        {/* The card below has the same ranking, now and after. */}
        {(layout === 'tall' || !then) && <RankingRibbon city={city} />}
      </div>
    </section>
  );
}

function Facts({ city }: { readonly city: number }): ReactElement | null {
  const words = useKingdomWords();
  const { edition, position, description, seats, chooseTravelOption, previewTarget } = useKingdomBoard();
  const plate = position.phase === 'over' ? null : description.cityDetails(city);
  if (plate === null || position.maharaja < 0) return null;
  const { isHere, travelOption, travelOptions, blockingVillages, isOpen, price, coinsLeft } = plate;
  return (
    <>
      <div className={styles.facts}>
        <span>
          <small>{words.t('kingdom.city.road')}</small>
          {isHere ? (
            <b>{words.t('kingdom.city.here')}</b>
          ) : travelOption ? (
            <>
              <Icon name="coin" size={15} />
              <b>{description.fare(travelOption)}</b>
            </>
          ) : (
            <b>–</b>
          )}
        </span>
        {isOpen && (
          <span>
            <small>{words.t('kingdom.city.price')}</small> <Icon name="coin" size={15} />
            <b>{price}</b>
          </span>
        )}
        {previewTarget && (
          <>
            <span className={styles.keep} data-short={coinsLeft < 0}>
              <small>{words.t('kingdom.city.keep')}</small> <Icon name="coin" size={15} />
              <b>{coinsLeft}</b>
            </span>
          </>
        )}
      </div>
      {travelOptions.length > 0 && travelOption && travelOption.total > 0 && (
        <div className={styles.routes}>
          {travelOptions.slice(0, 4).map((one) => (
            <button
              key={one.way}
              type="button"
              className={styles.payees}
              aria-pressed={one.way === travelOption.way}
              aria-label={words
                .t('kingdom.route.label', {
                  way: one.way + 1,
                  coins: one.total,
                  payees: words.formatList(
                    payees(one.paid).map(([to, coins]) => `${seatNamer(seats)(to)} ${coins}`),
                  ),
                })
                .trim()}
              disabled={travelOptions.length === 1}
              onClick={() => chooseTravelOption(one.way)}
            >
              {payees(one.paid).map(([to, coins]) => (
                <span key={to}>
                  <Icon name={edition.art.emblem(seats[to]?.playerColour ?? to)} size={18} />
                  <b>{coins}</b> {seatNamer(seats)(to)}
                </span>
              ))}
            </button>
          ))}
        </div>
      )}
      {blockingVillages.length > 0 && (
        <p className={styles.missing}>
          {words.t('kingdom.city.missing', { villages: words.formatList(blockingVillages) })}
        </p>
      )}
    </>
  );
}

const payees = (paid: readonly number[]): [number, number][] =>
  paid.flatMap((coins, seat): [number, number][] => (coins > 0 ? [[seat, coins]] : []));

interface CityActionsProps {
  readonly city: number;
  /** Whether to use as few words as possible. */
  readonly short: boolean;
}

/** Buttons for the actions in the city; sites are chosen on the map or in the enlarged city. */
function CityActions({ city, short }: CityActionsProps): ReactElement | null {
  const { description, decidingSeat, playTarget, busy } = useKingdomBoard();
  if (decidingSeat === null) return null;
  return (
    <div className={styles.actions}>
      {description.cityActions(city).map((deed) => (
        <button
          key={deed.label}
          type="button"
          className={styles.action}
          data-mark={deed.art}
          aria-label={deed.label}
          disabled={busy}
          onClick={() => playTarget(deed.target)}
        >
          {short ? deed.shortLabel : deed.label}
        </button>
      ))}
    </div>
  );
}

/** The ranking of the city now and after the previewed target. */
function RankingRibbon({ city }: { readonly city: number }): ReactElement {
  const words = useKingdomWords();
  const { edition, description, seats, decidingSeat, actingSeat } = useKingdomBoard();
  const standing = description.cityRanking(city);
  const seat = decidingSeat ?? actingSeat;
  const mine = seat === null ? null : standing.after[seat];
  const before = seat === null ? null : standing.before[seat];
  const names = seatNamer(seats);
  return (
    <Ribbon className={styles.ribbon}>
      <h3>
        <span className={styles.ribbonName}>{words.t('kingdom.scoredNow')}</span>
        {mine && before && (
          <span className={styles.mine}>
            {words.t('kingdom.scoredNow.you', {
              before: before.rank,
              after: mine.rank,
              same: before.rank === mine.rank ? 'yes' : 'no',
              paid: before.coins,
              gain: mine.coins - before.coins,
              coins: mine.coins,
            })}
          </span>
        )}
      </h3>
      <ol className={styles.ranks}>
        {standing.order.map((one) => {
          const line = standing.after[one];
          const was = standing.before[one];
          if (!line) return null;
          return (
            <li
              key={one}
              className={styles.rank}
              data-me={one === seat}
              aria-label={words.t('kingdom.scoredNow.line', {
                name: names(one),
                rank: line.rank,
                total: line.total,
                coins: line.coins,
                prestige: line.prestige ?? 0,
                tied: line.tied ? 'yes' : 'no',
              })}
              title={line.tied ? words.t('kingdom.tie', { character: line.character }) : undefined}
            >
              <Icon name={edition.art.emblem(seats[one]?.playerColour ?? one)} size={20} />
              <b>
                {line.total}
                {was && was.total !== line.total && <i>{words.formatSigned(line.total - was.total)}</i>}
              </b>
              <span className={styles.coins}>
                <Icon name={line.prestige ? 'prestige' : 'coin'} size={13} />
                {line.prestige || line.coins}
              </span>
            </li>
          );
        })}
      </ol>
    </Ribbon>
  );
}
