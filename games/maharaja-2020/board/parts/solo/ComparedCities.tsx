import { Icon } from '@durbar/kit/art/Icon.tsx';
import { seatNamer } from '@durbar/kit/board/seats.ts';
import type { ReactElement } from 'react';
import { BRAHMABOT, type ComparedCity, HUMAN } from '../../../rules/index.ts';
import { useBoard, useBoardWords } from '../../board-context.ts';
import { crestArt, emblemArt } from '../../model/art.ts';
import type { UpperEvent } from '../../model/solo/bot-turn.ts';
import styles from './ComparedCities.module.css';

/** The cities that were compared, in the order of their flags: worship of both, the difference, and the chosen city. */
export function ComparedCities({ event }: { readonly event: UpperEvent }): ReactElement | null {
  const words = useBoardWords();
  const { seats } = useBoard();
  const { compared, city, action } = event;
  if (compared.length === 0) return null;
  const centres = action === 'statueAtFirstOpenCentre';
  const label = words.t(centres ? 'm20.bot.freeCentres' : 'm20.bot.worship');
  return (
    <div className={styles.frame}>
      {!centres && (
        <span className={styles.sides} aria-hidden="true">
          <Icon name={emblemArt(seats[BRAHMABOT]?.playerColour ?? 1)} size={17} />
          <Icon name={emblemArt(seats[HUMAN]?.playerColour ?? 0)} size={17} />
        </span>
      )}
      <ol className={styles.cities} aria-label={label}>
        {compared.map((one) => (
          <li key={one.city} className={styles.city} data-fits={one.fits} data-chosen={one.city === city}>
            <City
              one={one}
              chosen={one.city === city}
              centres={centres}
              sign={action === 'moveFlag' ? 1 : -1}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface CityProps {
  readonly one: ComparedCity;
  readonly chosen: boolean;
  readonly centres: boolean;
  /** 1 if leads are compared; −1 if lags are. */
  readonly sign: 1 | -1;
}

function City({ one, chosen, centres, sign }: CityProps): ReactElement {
  const words = useBoardWords();
  const { seats } = useBoard();
  const { city, name, own, human, fits, margin } = one;
  const values = { city: name, fits: fits ? 'yes' : 'no', chosen: chosen ? 'yes' : 'no' };
  const label = centres
    ? words.t('m20.bot.city.centre', values)
    : words.t('m20.bot.city', { ...values, name: seatNamer(seats)(BRAHMABOT), own, human, margin });
  return (
    <>
      <span className="visually-hidden">{label}</span>
      <span className={styles.cell} aria-hidden="true" title={label}>
        <Icon name={crestArt(city)} size={24} />
        {centres ? (
          <Icon name={fits ? 'tick' : 'statue-n'} size={22} />
        ) : (
          <>
            <span>{own}</span>
            <span>{human}</span>
            <b className={styles.lead}>
              {fits ? (margin === 0 ? '0' : words.formatSigned(sign * margin)) : '·'}
            </b>
          </>
        )}
      </span>
    </>
  );
}
