import { Icon } from '@durbar/kit/art/Icon.tsx';
import { ChangeText } from '@durbar/kit/board/captions/ChangeText.tsx';
import { seatNamer } from '@durbar/kit/board/seats.ts';
import { Ribbon } from '@durbar/kit/ui/Ribbon.tsx';
import { type ReactElement, useMemo } from 'react';
import { useBoard, useBoardWords } from '../board-context.ts';
import { lookAhead, type SeatChange } from '../model/and-then.ts';
import { emblemArt } from '../model/pieces.ts';
import type { Preview } from '../model/selection.ts';
import styles from './AndThenCard.module.css';

/** What the pointed placement would lead to: gold and rank of every seat, what the next one could do, what is left. */
export function AndThenCard({ preview }: { readonly preview: Preview }): ReactElement {
  const words = useBoardWords();
  const { rules, position, seats } = useBoard();
  const then = useMemo(() => lookAhead(rules, position, preview), [rules, position, preview]);
  const { next, left } = then;
  return (
    <Ribbon
      className={styles.card}
      data-mark="and-then"
      role="region"
      aria-label={words.t('mhr.then')}
      // In a low window one scrolls through it.
      tabIndex={0}
    >
      <table className={styles.table}>
        <caption className={styles.head}>{words.t('mhr.then')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.t('mhr.then.player')}</span>
            </th>
            <th scope="col">{words.t('mhr.then.rank')}</th>
            <th scope="col">{words.t('mhr.then.gold')}</th>
            <th scope="col">{words.t('mhr.then.payout')}</th>
          </tr>
        </thead>
        <tbody>
          {then.seats.map((change) => (
            <SeatRow key={change.seat} change={change} />
          ))}
        </tbody>
      </table>
      {next && (
        <p>
          {words.t('mhr.then.next', {
            name: seatNamer(seats)(next.seat),
            best: next.best < 0 ? 'none' : next.best,
            gold: next.best,
          })}
        </p>
      )}
      <p>{words.t('mhr.then.left', { left })}</p>
    </Ribbon>
  );
}

/** On a phone, in one sentence: what the pointed placement would lead to for the seat that decides; null without one. */
export function useThenLine(): string | null {
  const words = useBoardWords();
  const { rules, position, preview, decidingSeat, layout } = useBoard();
  const then = useMemo(
    () => (preview && layout === 'tall' ? lookAhead(rules, position, preview) : null),
    [rules, position, preview, layout],
  );
  const mine = then?.seats.find(({ seat }) => seat === decidingSeat);
  if (!mine) return null;
  const text = ({ now, after }: SeatChange['gold'], say: (value: number) => string) =>
    now === after ? say(after) : words.t('mhr.then.change', { before: say(now), after: say(after) });
  return words.t('mhr.then.line', {
    rank: text(mine.rank, (rank) => words.t('mhr.then.place', { rank })),
    gold: text(mine.gold, String),
    payout: text(mine.payout, String),
  });
}

function SeatRow({ change }: { readonly change: SeatChange }): ReactElement {
  const words = useBoardWords();
  const { seats, decidingSeat } = useBoard();
  const { seat, rank, gold, payout } = change;
  const place = (value: number) => words.t('mhr.then.place', { rank: value });
  const both = (values: { before: string; after: string }) => words.t('mhr.then.change', values);
  return (
    <tr data-me={seat === decidingSeat}>
      <th scope="row">
        <Icon name={emblemArt(seats[seat]?.playerColour ?? seat)} size={18} />
        <span>{seatNamer(seats)(seat)}</span>
      </th>
      {[
        { of: 'rank', change: rank, text: place },
        { of: 'gold', change: gold, text: String },
        { of: 'payout', change: payout, text: String },
      ].map((cell) => (
        <td key={cell.of}>
          <ChangeText change={cell.change} text={cell.text} both={both} />
        </td>
      ))}
    </tr>
  );
}
