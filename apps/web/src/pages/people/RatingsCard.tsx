import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { Sheet } from '@durbar/kit/ui/Sheet.tsx';
import type { ProfileFigures } from '@durbar/protocol';
import { RATING_GAMES } from '@durbar/protocol';
import { type PageWords, useWords } from '../../words/useWords.tsx';
import { gameTitle } from '../home/table-text.ts';
import { BotFace } from './BotFace.tsx';
import { botText } from './people-text.ts';
import styles from './Ratings.module.css';
import { listRatingRows, type RatingRow, type RatingScale, ratingScale } from './rating-scale.ts';

/** A person's ratings on one scale, on which bots of fixed strength are the marks. */
export function RatingsCard({ figures }: { figures: ProfileFigures }) {
  const words = useWords();
  const rows = listRatingRows(figures);
  const scale = ratingScale(rows);
  if (rows.length === 0)
    return (
      <Sheet title={words.t('person.ratings')}>
        <p className={styles.none}>{words.t('person.ratings.none')}</p>
      </Sheet>
    );
  return (
    <Sheet title={words.t('person.ratings')} aside={words.t('person.ratings.marks')}>
      <div className={styles.chart} aria-hidden="true">
        <div className={joinClasses(styles.row, styles.head)}>
          <span />
          <span className={styles.seats}>{words.t('person.seats')}</span>
          <span className={styles.games}>{words.t('person.games.short')}</span>
          <span className={styles.scale}>
            {scale.marks.map(({ bot, at }) => (
              <span key={bot} className={styles.face} style={{ left: `${at}%` }} title={botText(words, bot)}>
                <BotFace bot={bot} size={34} />
              </span>
            ))}
          </span>
        </div>
        {rows.map((row, index) => (
          <RatingLine
            key={`${row.game}-${row.group}`}
            row={row}
            above={rows[index - 1]?.anchors ?? null}
            scale={scale}
          />
        ))}
      </div>
      <RatingTable rows={rows} />
    </Sheet>
  );
}

const seatsText = (words: PageWords, group: RatingRow['group']) => words.t(`person.group.${group}`);

/** Beyond this place on the scale, in per cent, a figure stands left of its interval. */
const FAR_RIGHT = 66;

interface RatingLineProps {
  row: RatingRow;
  /** The marks of the row above; null for the first one, which has the faces above. */
  above: RatingRow['anchors'] | null;
  scale: RatingScale;
}

function RatingLine({ row, above, scale }: RatingLineProps) {
  const words = useWords();
  const { rating, spread, matches } = row;
  const [low, high] = [scale.place(rating - spread), scale.place(rating + spread)];
  return (
    <div className={styles.row}>
      <b className={styles.game}>{gameTitle(words, row.game)}</b>
      <span className={styles.seats}>{seatsText(words, row.group)}</span>
      <span className={styles.games}>{words.formatNumber(matches)}</span>
      <span className={styles.both}>{words.t('person.rating.of', { group: row.group, count: matches })}</span>
      <span className={styles.scale}>
        <Marks anchors={row.anchors} from={above} scale={scale} />
        {matches < RATING_GAMES.shown ? (
          <span className={styles.missing}>
            {words.t('person.rating.missing', { count: RATING_GAMES.shown - matches })}
          </span>
        ) : (
          <>
            <span className={styles.interval} style={{ left: `${low}%`, width: `${high - low}%` }} />
            <span
              className={joinClasses(styles.dot, matches < RATING_GAMES.sure && styles.hollow)}
              style={{ left: `${scale.place(rating)}%` }}
            />
            <span
              className={joinClasses(styles.figure, high > FAR_RIGHT && styles.before)}
              style={high > FAR_RIGHT ? { right: `${100 - low}%` } : { left: `${high}%` }}
            >
              <b>{words.formatNumber(Math.round(rating))}</b> ± {words.formatNumber(Math.round(spread))}
            </span>
          </>
        )}
      </span>
    </div>
  );
}

interface MarksProps {
  anchors: RatingRow['anchors'];
  from: RatingRow['anchors'] | null;
  scale: RatingScale;
}

/** Height of the part of a row, in pixels, in which a line goes from the mark above to the row's own, as games differ. */
const BEND = 7;

/** The lines of the bots through a row. */
function Marks({ anchors, from, scale }: MarksProps) {
  return (
    <svg className={styles.marks}>
      {anchors.map(({ bot, rating }) => {
        const above = from?.find((anchor) => anchor.bot === bot);
        const [x, before] = [
          scale.place(rating),
          above ? scale.place(above.rating) : (scale.marks.find((mark) => mark.bot === bot)?.at ?? 0),
        ].map((at) => `${at}%`);
        return (
          <g key={bot}>
            <line x1={before} y1={0} x2={x} y2={BEND} />
            <line x1={x} y1={BEND} x2={x} y2="100%" />
          </g>
        );
      })}
    </svg>
  );
}

/** The same figures for screen readers. */
function RatingTable({ rows }: { rows: readonly RatingRow[] }) {
  const words = useWords();
  return (
    <div className="visually-hidden">
      <table>
        <caption>{words.t('person.ratings')}</caption>
        <thead>
          <tr>
            <th scope="col">{words.t('person.game')}</th>
            <th scope="col">{words.t('person.seats')}</th>
            <th scope="col">{words.t('person.games.short')}</th>
            <th scope="col">{words.t('person.rating')}</th>
            <th scope="col">{words.t('person.ratings.bots')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.game}-${row.group}`}>
              <th scope="row">{gameTitle(words, row.game)}</th>
              <td>{seatsText(words, row.group)}</td>
              <td>{words.formatNumber(row.matches)}</td>
              <td>{ratingText(words, row)}</td>
              <td>
                {row.anchors
                  .map(({ bot, rating }) => `${botText(words, bot)} ${words.formatNumber(rating)}`)
                  .join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A rating in words. */
function ratingText(words: PageWords, { matches, rating, spread }: RatingRow): string {
  if (matches < RATING_GAMES.shown)
    return words.t('person.rating.missing', { count: RATING_GAMES.shown - matches });
  const figures = { rating: Math.round(rating), spread: Math.round(spread) };
  return words.t(matches < RATING_GAMES.sure ? 'person.rating.unsure' : 'person.rating.figure', figures);
}
