import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import type { FinishedMatch } from '@durbar/protocol';
import { Link } from 'wouter';
import { positionLink } from '../../table/position-link.ts';
import { useWords } from '../../words/useWords.tsx';
import { GameThumbnail } from '../home/GameThumbnail.tsx';
import { gameTitle, personPath } from '../home/table-text.ts';
import { BotFace } from './BotFace.tsx';
import { emblemOf } from './emblem-of.ts';
import styles from './History.module.css';
import { botText, marginText, scoreText } from './people-text.ts';

/** A finished match: when, which place, the score, with whom, and what it did to the rating. */
export function MatchRow({ match }: { match: FinishedMatch }) {
  const words = useWords();
  const { game, endedAt, place, score, table } = match;
  const title = gameTitle(words, game);
  return (
    <li className={styles.row}>
      <GameThumbnail game={game} />
      <span className={styles.what}>
        <b className={styles.game}>{title}</b>
        <span className={styles.note}>{words.t('person.date', { at: endedAt })}</span>
      </span>
      <span className={styles.place} data-first={place === 1 && !match.left ? true : undefined}>
        {words.t('person.place', { place })}
      </span>
      <span className={styles.score}>
        <b>{score === null ? '–' : scoreText(words, game, score)}</b>
        <span className={styles.note}>{marginText(words, match)}</span>
      </span>
      <Company match={match} />
      <Change match={match} />
      {table === null ? (
        <span className={styles.link} />
      ) : (
        <Link className={styles.link} href={positionLink(`/t/${table}`, -1)}>
          {words.t('person.back')}
          <span className="visually-hidden">
            {' '}
            {words.t('person.back.what', { game: title, at: endedAt })}
          </span>
        </Link>
      )}
    </li>
  );
}

/** Emblems of the people and faces of the bots, then their names; each name leads to its person. */
function Company({ match: { company, game } }: { match: FinishedMatch }) {
  const words = useWords();
  const automaton = `game.${game}.automaton`;
  if (company.length === 0)
    return (
      <span className={styles.company}>
        {words.has(automaton) ? words.formatMessage({ key: automaton }) : words.t('person.alone')}
      </span>
    );
  return (
    <span className={styles.company}>
      <span className={styles.emblems}>
        {company.map(({ person, bot }, index) => {
          // Somebody may sit there more than once only as a bot.
          const key = `${person ?? bot}-${index.toString()}`;
          if (bot !== null && person === null) return <BotFace key={key} bot={bot} size={22} />;
          return (
            <Emblem key={key} playerColour={person === null ? null : emblemOf(person, false)} size={20} />
          );
        })}
      </span>
      <span className={styles.names}>
        {company.map(({ person, name, bot }, index) => (
          <span key={`${person ?? bot}-${index.toString()}`}>
            {index > 0 && ', '}
            {person !== null && name !== null ? (
              <Link href={personPath(person)}>{name}</Link>
            ) : bot !== null ? (
              botText(words, bot)
            ) : (
              words.t('seat.former')
            )}
          </span>
        ))}
      </span>
    </span>
  );
}

/** How the rating changed; a dash if the match is not rated. */
function Change({ match: { rated, change } }: { match: FinishedMatch }) {
  const words = useWords();
  if (!rated || change === null) {
    const text = words.t(rated ? 'person.uncounted' : 'person.unrated');
    return (
      <span className={styles.change} title={text}>
        <span aria-hidden="true">{rated ? '…' : '–'}</span>
        <span className="visually-hidden">{text}</span>
      </span>
    );
  }
  const points = Math.round(change);
  const side = points > 0 ? 'up' : points < 0 ? 'down' : 'even';
  return (
    <span className={styles.change} data-side={side}>
      <span className="visually-hidden">{words.t('person.change')} </span>
      {words.formatSigned(points)}
    </span>
  );
}
