import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { Icon } from '../../../board-kit/Icon.tsx';
import { classes } from '../../../ui/classes.ts';
import { useDesk } from '../desk.ts';
import { crestArt, sealArt } from '../model/look.ts';
import type { Offer } from '../model/offers.ts';
import { offerAt, shrineOffer } from '../model/places.ts';
import { plateFacts } from '../model/plate.ts';
import { standingOf } from '../model/standing.ts';
import { namesOf, useBoardWords } from '../useBoardWords.ts';
import styles from './CityCard.module.css';
import { CityPlate } from './CityPlate.tsx';

/** A city looked at: road, toll and payees, prices, what can be done there, and its ranking. @param plate with its sites */
export function CityCard({ plate }: { readonly plate: boolean }): ReactElement | null {
  const words = useBoardWords();
  const desk = useDesk();
  const { city, chart, position, draft, openCity } = desk;
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
            <Icon name={crestArt(city)} size={22} />
            <h2>{name}</h2>
            {position.maharaja === city && (
              <span className={styles.visit}>{words.t('m20.city.visited')}</span>
            )}
            {draft.open !== null && (
              <button
                type="button"
                className={styles.close}
                aria-label={words.t('m20.close')}
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
  const words = useBoardWords();
  const { position, me, asked, aim, draft, seats, chooseWay } = useDesk();
  const seat = me ?? asked;
  if (seat === null || position.maharaja < 0 || position.phase === 'over') return null;
  const facts = plateFacts(position, seat, city, draft.way, aim?.moves ?? []);
  const { here, way, ways, missing, statue, keep } = facts;
  return (
    <>
      <div className={styles.facts}>
        <span>
          <small>{words.t('m20.city.road')}</small>
          {here ? (
            <b>{words.t('m20.city.here')}</b>
          ) : way ? (
            <>
              <Icon name="coin" size={15} />
              <b>{way.total}</b>
            </>
          ) : (
            <b>–</b>
          )}
        </span>
        <span>
          <small>{words.t('m20.city.statue')}</small> <Icon name="coin" size={15} />
          <b>{statue}</b>
        </span>
        <span className={styles.keep} data-short={keep < 0}>
          <small>{words.t('m20.city.keep')}</small> <Icon name="coin" size={15} />
          <b>{keep}</b>
        </span>
      </div>
      {ways.length > 0 && way && way.total > 0 && (
        <div className={styles.ways}>
          {ways.slice(0, 4).map((one) => (
            <button
              key={one.way}
              type="button"
              className={styles.payees}
              aria-pressed={one.way === way.way}
              aria-label={words.t('m20.way.label', {
                way: one.way + 1,
                coins: one.total,
                payees: words.list(payees(one.paid).map(([to, coins]) => `${namesOf(seats)(to)} ${coins}`)),
              })}
              disabled={ways.length === 1}
              onClick={() => chooseWay(one.way)}
            >
              {payees(one.paid).map(([to, coins]) => (
                <span key={to}>
                  <Icon name={sealArt(seats[to]?.ink ?? to)} size={18} />
                  <b>{coins}</b> {namesOf(seats)(to)}
                </span>
              ))}
            </button>
          ))}
        </div>
      )}
      {missing.length > 0 && (
        <p className={styles.missing}>{words.t('m20.city.missing', { villages: words.list(missing) })}</p>
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
  const words = useBoardWords();
  const { offers, me, take, draft, busy } = useDesk();
  if (me === null) return null;
  const go = offerAt(offers, { kind: 'city', city }, draft.way);
  const shrine = shrineOffer(offers, city, draft.way);
  const pointed = draft.pointed?.kind === 'site' && draft.pointed.city === city ? draft.pointed : null;
  const statue = pointed && offerAt(offers, pointed, draft.way);
  const deed = (mark: 'go' | 'shrine' | 'statue', offer: Offer | null | undefined) => {
    if (!offer) return null;
    const text = words.t(mark === 'go' || offer.moves.length === 1 ? `m20.${mark}` : `m20.go.${mark}`);
    return (
      <button
        type="button"
        className={styles.deed}
        data-mark={mark}
        aria-label={text}
        disabled={busy}
        onClick={() => take(offer)}
      >
        {short ? words.t(`m20.${mark}.short`) : text}
      </button>
    );
  };
  return (
    <div className={styles.deeds}>
      {deed('go', go)}
      {deed('shrine', shrine)}
      {deed('statue', statue)}
    </div>
  );
}

/** The ranking if the city were scored now, and after what is aimed at. */
function Ribbon({ city }: { readonly city: number }): ReactElement {
  const words = useBoardWords();
  const { position, aim, seats, me, asked } = useDesk();
  const standing = standingOf(position, city, aim?.moves ?? []);
  const seat = me ?? asked;
  const mine = seat === null ? null : standing.after[seat];
  const before = seat === null ? null : standing.before[seat];
  const names = namesOf(seats);
  return (
    <div className={styles.ribbon}>
      <h3>
        <span className={styles.ribbonName}>{words.t('m20.ribbon')}</span>
        {mine && before && (
          <span className={styles.mine}>
            {words.t('m20.ribbon.you', {
              before: before.rank,
              after: mine.rank,
              same: before.rank === mine.rank ? 'yes' : 'no',
              gain: mine.coins - before.coins,
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
              aria-label={words.t('m20.ribbon.line', {
                name: names(one),
                rank: line.rank,
                total: line.total,
                coins: line.coins,
                tied: line.tied ? 'yes' : 'no',
              })}
              title={line.tied ? words.t('m20.tie', { character: line.character }) : undefined}
            >
              <Icon name={sealArt(seats[one]?.ink ?? one)} size={20} />
              <b>
                {line.total}
                {was && was.total !== line.total && <i>{words.signed(line.total - was.total)}</i>}
              </b>
              <span className={styles.coins}>
                <Icon name="coin" size={13} />
                {line.coins}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
