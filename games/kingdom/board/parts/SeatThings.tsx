import type { Seat } from '@durbar/kernel';
import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { ArtName } from '@durbar/kit/art/names.ts';
import type { SeatDisplay } from '@durbar/kit/board/board-contract.ts';
import { useCaptionContext } from '@durbar/kit/board/captions/useCaptions.ts';
import { type Holding, Holdings } from '@durbar/kit/board/Holdings.tsx';
import { Button } from '@durbar/kit/ui/Button.tsx';
import type { ReactElement } from 'react';
import { useKingdomBoard, useKingdomWords } from '../board-context.ts';
import { Portrait } from './CharacterRow.tsx';
import { PlanSigns, useSeatStatus } from './SeatBoards.tsx';
import styles from './SeatThings.module.css';

/** A character that a seat holds, with its power in words. */
interface HeldCharacter {
  readonly character: number;
  readonly portrait: ArtName;
  readonly about: string;
}

interface SeatThingsProps {
  readonly look: SeatDisplay;
  readonly characters: readonly HeldCharacter[];
  readonly holdings: readonly Holding[];
  /** What else there is to say, in sentences. */
  readonly notes?: readonly string[];
}

/** All that a seat has: characters, stock, plan, figure, pieces in villages, and how each city ranks it. */
export function SeatThings({ look, characters, holdings, notes }: SeatThingsProps): ReactElement {
  const words = useKingdomWords();
  const { seat } = look;
  const status = useSeatStatus(seat);
  return (
    <>
      <p className={styles.status}>
        <span>{status}</span>
        <PlanSigns seat={seat} />
      </p>
      <ul className={styles.characters}>
        {characters.map(({ character, portrait, about }) => (
          <li key={character}>
            <Portrait art={portrait} character={character} size={56} />
            <span>{about}</span>
          </li>
        ))}
      </ul>
      <Holdings holdings={holdings} unknown={words.t('kingdom.things.hidden')} />
      {notes?.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <Places seat={seat} />
      <Cities seat={seat} />
      <LastTurn look={look} />
    </>
  );
}

/** Where the seat's figure is, and the villages with its pieces. */
function Places({ seat }: { readonly seat: Seat }): ReactElement {
  const words = useKingdomWords();
  const { edition, description, mapLayout, seats } = useKingdomBoard();
  const { art } = edition;
  const { cityNames, villageNames } = mapLayout.map;
  const colour = seats[seat]?.playerColour ?? seat;
  const at = cityNames[description.figures[seat] ?? -1];
  const villages = villageNames.filter((_, village) => description.villageOwners(village).includes(seat));
  return (
    <>
      <p className={styles.place}>
        <Icon name={art.figure(colour)} size={26} />
        <span>{at === undefined ? words.t('kingdom.things.start') : at}</span>
      </p>
      <p className={styles.place}>
        <Icon name={art.small(colour)} size={22} />
        <span>
          {words.t('kingdom.things.villages', {
            count: villages.length,
            villages: words.formatList(villages),
          })}
        </span>
      </p>
    </>
  );
}

/** The cities in which the seat has points: its pieces there, and its points, rank and payout if it were scored now. */
function Cities({ seat }: { readonly seat: Seat }): ReactElement {
  const words = useKingdomWords();
  const { edition, description, mapLayout } = useKingdomBoard();
  const cities = mapLayout.map.cityNames.flatMap((name, city) => {
    const line = description.cityRanking(city).before[seat];
    return line && line.total > 0 ? [{ name, city, line }] : [];
  });
  return (
    <table className={styles.cities}>
      <caption>{words.t('kingdom.things.cities')}</caption>
      <thead>
        <tr>
          <th scope="col">{words.t('kingdom.drawer.city')}</th>
          <th scope="col">{words.t('kingdom.then.points')}</th>
          <th scope="col">{words.t('kingdom.then.rank')}</th>
          <th scope="col">{words.t('kingdom.then.pay')}</th>
        </tr>
      </thead>
      <tbody>
        {cities.map(({ name, city, line }) => (
          <tr key={city}>
            <th scope="row">
              <Icon name={edition.art.crest(city)} size={22} />
              <span>{name}</span>
              <PiecesThere seat={seat} city={city} />
            </th>
            <td>{line.total}</td>
            <td>{words.t('kingdom.then.place', { rank: line.rank })}</td>
            <td>
              {line.prestige || line.coins}
              <Icon name={line.prestige ? 'prestige' : 'coin'} size={14} />
            </td>
          </tr>
        ))}
        {cities.length === 0 && (
          <tr>
            <td colSpan={4}>{words.t('kingdom.things.nowhere')}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** The seat's pieces in a city, drawn. */
function PiecesThere({ seat, city }: { readonly seat: Seat; readonly city: number }): ReactElement {
  const { edition, position, description, seats, mapLayout } = useKingdomBoard();
  const { art } = edition;
  const colour = seats[seat]?.playerColour ?? seat;
  const { cityNames } = mapLayout.map;
  const sites = position.sites.length / cityNames.length;
  const great = position.sites.slice(city * sites, (city + 1) * sites).filter((owner) => owner === seat);
  const small = description.smallPieces[seat * cityNames.length + city] ?? 0;
  const drawn = [
    ...great.map((_, nth) => ({ key: `great-${nth + 1}`, name: art.great(colour) })),
    ...Array.from({ length: small }, (_, nth) => ({ key: `small-${nth + 1}`, name: art.small(colour) })),
    ...(description.figures[seat] === city ? [{ key: 'figure', name: art.figure(colour) }] : []),
  ];
  return (
    <span className={styles.pieces}>
      {drawn.map(({ key, name }) => (
        <Icon key={key} name={name} size={20} />
      ))}
    </span>
  );
}

/** Shows the seat's last turn on the map. */
function LastTurn({ look: { seat, name, isMine } }: Pick<SeatThingsProps, 'look'>): ReactElement {
  const words = useKingdomWords();
  const { showSeat } = useKingdomBoard();
  const { chosenSeat, chooseSeat } = useCaptionContext();
  return (
    <p className={styles.more}>
      <Button
        aria-pressed={chosenSeat === seat}
        onPress={() => {
          chooseSeat(seat);
          showSeat(null);
        }}
      >
        {isMine ? words.t('turns.mine') : words.t('turns.of', { name })}
      </Button>
    </p>
  );
}
