import { Icon } from '@durbar/kit/art/Icon.tsx';
import { classes } from '@durbar/kit/ui/classes.ts';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useCourt } from '../court.ts';
import { namesOf, useCourtWords } from '../useCourtWords.ts';
import styles from './CityCard.module.css';
import { CityPlate } from './CityPlate.tsx';

/** A city looked at: road, toll and payees, prices, what can be done there, and its ranking. @param plate with its sites */
export function CityCard({ plate }: { readonly plate: boolean }): ReactElement | null {
  const words = useCourtWords();
  const { realm, city, chart, position, draft, openCity } = useCourt();
  if (city === null) return null;
  const name = chart.map.cityNames[city] ?? '';
  return (
    <section
      className={classes(styles.card, plate && styles.withPlate)}
      aria-label={name}
      data-open={draft.open === city}
    >
      {plate && <CityPlate city={city} />}
      <div className={styles.main}>
        <div className={styles.info}>
          <header className={styles.head}>
            <Icon name={realm.art.crest(city)} size={22} />
            <h2>{name}</h2>
            {position.maharaja === city && (
              <span className={styles.visit}>{words.t('court.city.visited')}</span>
            )}
            {draft.open !== null && (
              <button
                type="button"
                className={styles.close}
                aria-label={words.t('court.close')}
                onClick={() => openCity(null)}
              >
                <X size={18} aria-hidden />
              </button>
            )}
          </header>
          <Facts city={city} />
          <Deeds city={city} short={plate} />
        </div>
        <Ribbon city={city} />
      </div>
    </section>
  );
}

function Facts({ city }: { readonly city: number }): ReactElement | null {
  const words = useCourtWords();
  const { realm, position, looks, seats, chooseWay } = useCourt();
  const plate = position.phase === 'over' ? null : looks.plate(city);
  if (plate === null || position.maharaja < 0) return null;
  const { here, way, ways, missing, open, price, keep } = plate;
  return (
    <>
      <div className={styles.facts}>
        <span>
          <small>{words.t('court.city.road')}</small>
          {here ? (
            <b>{words.t('court.city.here')}</b>
          ) : way ? (
            <>
              <Icon name="coin" size={15} />
              <b>{looks.fare(way)}</b>
            </>
          ) : (
            <b>–</b>
          )}
        </span>
        {open && (
          <>
            <span>
              <small>{words.t('court.city.price')}</small> <Icon name="coin" size={15} />
              <b>{price}</b>
            </span>
            <span className={styles.keep} data-short={keep < 0}>
              <small>{words.t('court.city.keep')}</small> <Icon name="coin" size={15} />
              <b>{keep}</b>
            </span>
          </>
        )}
      </div>
      {ways.length > 0 && way && way.total > 0 && (
        <div className={styles.ways}>
          {ways.slice(0, 4).map((one) => (
            <button
              key={one.way}
              type="button"
              className={styles.payees}
              aria-pressed={one.way === way.way}
              aria-label={words
                .t('court.way.label', {
                  way: one.way + 1,
                  coins: one.total,
                  payees: words.list(payees(one.paid).map(([to, coins]) => `${namesOf(seats)(to)} ${coins}`)),
                })
                .trim()}
              disabled={ways.length === 1}
              onClick={() => chooseWay(one.way)}
            >
              {payees(one.paid).map(([to, coins]) => (
                <span key={to}>
                  <Icon name={realm.art.seal(seats[to]?.ink ?? to)} size={18} />
                  <b>{coins}</b> {namesOf(seats)(to)}
                </span>
              ))}
            </button>
          ))}
        </div>
      )}
      {missing.length > 0 && (
        <p className={styles.missing}>{words.t('court.city.missing', { villages: words.list(missing) })}</p>
      )}
    </>
  );
}

const payees = (paid: readonly number[]): [number, number][] =>
  paid.flatMap((coins, seat): [number, number][] => (coins > 0 ? [[seat, coins]] : []));

interface DeedsProps {
  readonly city: number;
  /** In as few words as possible. */
  readonly short: boolean;
}

/** Buttons for what can be done here; sites are chosen on the map or the plate. */
function Deeds({ city, short }: DeedsProps): ReactElement | null {
  const { looks, me, take, busy } = useCourt();
  if (me === null) return null;
  return (
    <div className={styles.deeds}>
      {looks.deedsIn(city).map((deed) => (
        <button
          key={deed.mark}
          type="button"
          className={styles.deed}
          data-mark={deed.mark}
          aria-label={deed.text}
          disabled={busy}
          onClick={() => take(deed.offer)}
        >
          {short ? deed.short : deed.text}
        </button>
      ))}
    </div>
  );
}

/** The ranking if the city were scored now, and after what is aimed at. */
function Ribbon({ city }: { readonly city: number }): ReactElement {
  const words = useCourtWords();
  const { realm, looks, seats, me, asked } = useCourt();
  const standing = looks.standing(city);
  const seat = me ?? asked;
  const mine = seat === null ? null : standing.after[seat];
  const before = seat === null ? null : standing.before[seat];
  const names = namesOf(seats);
  return (
    <div className={styles.ribbon}>
      <h3>
        <span className={styles.ribbonName}>{words.t('court.ribbon')}</span>
        {mine && before && (
          <span className={styles.mine}>
            {words.t('court.ribbon.you', {
              before: before.rank,
              after: mine.rank,
              same: before.rank === mine.rank ? 'yes' : 'no',
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
              aria-label={words.t('court.ribbon.line', {
                name: names(one),
                rank: line.rank,
                total: line.total,
                coins: line.coins,
                prestige: line.prestige ?? 0,
                tied: line.tied ? 'yes' : 'no',
              })}
              title={line.tied ? words.t('court.tie', { character: line.character }) : undefined}
            >
              <Icon name={realm.art.seal(seats[one]?.ink ?? one)} size={20} />
              <b>
                {line.total}
                {was && was.total !== line.total && <i>{words.signed(line.total - was.total)}</i>}
              </b>
              <span className={styles.coins}>
                <Icon name={line.prestige ? 'prestige' : 'coin'} size={13} />
                {line.prestige || line.coins}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
