import { type ScoreLine, type Seat, standings, unrankedSeats } from '@durbar/kernel';
import { findPoints, listScoreHeads } from '@durbar/kit/board/score-lines.ts';
import { BotMark } from '@durbar/kit/ui/BotMark.tsx';
import { Button, LinkButton } from '@durbar/kit/ui/Button.tsx';
import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import type { MatchOutcome } from '@durbar/table';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../../state/useReducedMotion.ts';
import { lazyPage } from '../../../words/lazy-page.tsx';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import { endingText } from '../ending-text.ts';
import { RematchButtons } from '../RematchButtons.tsx';
import panel from './panels.module.css';
import styles from './ScorePanel.module.css';
import { useDownload } from './useDownload.ts';

const SeriesResult = lazyPage(['hosting'], () => import('../SeriesResult.tsx'));
const RatingChanges = lazyPage(['people', 'protocol'], () => import('../../people/RatingChanges.tsx'));

/** Milliseconds for each score line. */
const LINE_MS = 420;

/** How many of `count` lines are counted so far: one after another, or all at once under reduced motion. */
function useCountUp(count: number, reducedMotion: boolean): number {
  const [counted, setCounted] = useState(0);
  useEffect(() => {
    if (reducedMotion || counted >= count) return;
    const timer = setTimeout(() => setCounted(counted + 1), LINE_MS);
    return () => clearTimeout(timer);
  }, [counted, count, reducedMotion]);
  return reducedMotion ? count : Math.min(counted, count);
}

/** The final ranking, and what each score adds up from. */
export function ScorePanel() {
  const words = useWords();
  const { names } = useTable();
  const outcome = useTableState((state) => state.displayed?.situation.outcome ?? null);
  const info = useTableState((state) => state.info);
  const download = useDownload();
  if (!outcome) return null;
  return (
    <>
      <p className={styles.ending}>{endingText(outcome, words, names)}</p>
      <ScoreTable outcome={outcome} />
      {outcome.tieBreaks.map((tie) => (
        <p key={tie.key} className={panel.hint}>
          {words.formatMessage(tie, names)}
        </p>
      ))}
      {info?.series && <SeriesResult series={info.series} />}
      {info?.rated && <RatingChanges info={info} />}
      <div className={panel.actions}>
        <RematchButtons variant="fill" />
        <Button isDisabled={download.busy} onPress={download.save}>
          <Download size={18} aria-hidden />
          {words.t(download.label)}
        </Button>
        <LinkButton href="/">{words.t('home.back')}</LinkButton>
      </div>
    </>
  );
}

function ScoreTable({ outcome }: { outcome: MatchOutcome }) {
  const words = useWords();
  const { names } = useTable();
  const reducedMotion = useReducedMotion();
  const heads = listScoreHeads(outcome.lines);
  const counted = useCountUp(heads.length, reducedMotion);
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.t('score.rank')}</th>
            <th scope="col" className={styles.who}>
              {words.t('score.player')}
            </th>
            {heads.map((line) => (
              <th key={line.key} scope="col">
                {words.formatMessage(line, names)}
              </th>
            ))}
            <th scope="col">{words.t('score.total')}</th>
          </tr>
        </thead>
        <tbody>
          {standings(outcome).map((seat) => (
            <SeatRow key={seat} outcome={outcome} heads={heads} seat={seat} counted={counted} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SeatRowProps {
  outcome: MatchOutcome;
  heads: readonly ScoreLine[];
  seat: Seat;
  /** Lines counted so far. */
  counted: number;
}

function SeatRow({ outcome, heads, seat, counted }: SeatRowProps) {
  const words = useWords();
  const { names, playerColourOf } = useTable();
  const mine = useTableState((state) => state.info?.you.seat === seat);
  const resigned = outcome.resigned.includes(seat);
  // A bot plays on for a seat that resigned, but the name is that of the person.
  const isBot = useTableState(
    (state) => !resigned && state.displayed?.situation.seats[seat]?.control === 'bot',
  );
  const points = heads.map((head) => findPoints(outcome.lines[seat] ?? [], head));
  const rank = unrankedSeats(outcome).includes(seat) ? null : (outcome.ranks[seat] ?? 0);
  return (
    <tr className={joinClasses(rank === 1 && styles.first)}>
      <td className={styles.rank}>{rank === null ? '–' : words.formatNumber(rank)}</td>
      <th scope="row" className={styles.who}>
        <span className={styles.seat}>
          <Emblem playerColour={playerColourOf(seat)} size={28} />
          <span>
            {isBot && <BotMark />}
            {names(seat)}
            {mine && <span className={styles.you}> {words.t('score.you')}</span>}
            {resigned && <span className={styles.you}> {words.t('score.resigned')}</span>}
          </span>
        </span>
      </th>
      {points.map((each, index) => (
        <td key={heads[index]?.key} className={joinClasses(index >= counted && styles.hidden)}>
          {each === null ? '–' : words.formatNumber(each)}
        </td>
      ))}
      <td className={styles.total}>
        {words.formatNumber(countedScore(outcome.scores[seat] ?? 0, points, counted))}
      </td>
    </tr>
  );
}

/** The sum of the lines counted so far; after the last one the score itself, even where the lines do not add up to it. */
function countedScore(score: number, points: readonly (number | null)[], counted: number): number {
  if (counted >= points.length) return score;
  return points.slice(0, counted).reduce<number>((sum, each) => sum + (each ?? 0), 0);
}
