import { Icon } from '@durbar/kit/art/Icon.tsx';
import { ChangeText } from '@durbar/kit/board/captions/ChangeText.tsx';
import { seatNamer } from '@durbar/kit/board/seats.ts';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { Ribbon } from '@durbar/kit/ui/Ribbon.tsx';
import type { ReactElement } from 'react';
import { useKingdomBoard, useKingdomWords } from '../board-context.ts';
import type { AndThen, SeatChange } from '../model/and-then.ts';
import styles from './AndThenCard.module.css';
import { useIsYou } from './SeatBoards.tsx';

/** What the previewed target would lead to, during the seat's own turn; null without a target. */
export function useAndThen(): AndThen | null {
  const { description, decisionKind } = useKingdomBoard();
  return decisionKind === 'act' ? description.andThen() : null;
}

/** On a phone, in one sentence: what the previewed target would lead to for the seat that decides; null without one. */
export function useThenLine(): string | null {
  const words = useKingdomWords();
  const { decidingSeat, layout, mapLayout } = useKingdomBoard();
  const then = useAndThen();
  const mine = then?.seats.find(({ seat }) => seat === decidingSeat);
  if (!then || !mine || layout !== 'tall') return null;
  const text = ({ now, after }: SeatChange['rank'], say: (value: number) => string) =>
    now === after ? say(after) : words.t('kingdom.plan.payout', { before: say(now), after: say(after) });
  return words.t('kingdom.then.line', {
    city: mapLayout.map.cityNames[then.city] ?? '',
    rank: text(mine.rank, (rank) => (rank > 0 ? words.t('kingdom.then.place', { rank }) : '–')),
    coins: text(mine.coins, String),
  });
}

/** What the previewed target would lead to: ranks and payouts, what the next seat needs, what is left to do. */
export function AndThenCard({ then }: { readonly then: AndThen }): ReactElement {
  const words = useKingdomWords();
  const { mapLayout } = useKingdomBoard();
  const city = mapLayout.map.cityNames[then.city] ?? '';
  return (
    <Ribbon
      className={styles.card}
      data-mark="and-then"
      role="region"
      aria-label={words.t('kingdom.then')}
      // In a low window one scrolls through it.
      tabIndex={0}
    >
      <table className={styles.table}>
        <caption className={styles.head}>
          <b>{words.t('kingdom.then')}</b>
          <span>{words.t('kingdom.then.city', { city })}</span>
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.t('kingdom.then.player')}</th>
            <th scope="col">{words.t('kingdom.then.points')}</th>
            <th scope="col">{words.t('kingdom.then.rank')}</th>
            <th scope="col">{words.t('kingdom.then.pay')}</th>
          </tr>
        </thead>
        <tbody>
          {then.seats.map((change) => (
            <SeatRow key={change.seat} change={change} />
          ))}
        </tbody>
      </table>
      <NextSentence then={then} />
      <LeftToDo then={then} />
    </Ribbon>
  );
}

function SeatRow({ change }: { readonly change: SeatChange }): ReactElement {
  const words = useKingdomWords();
  const { edition, seats, decidingSeat } = useKingdomBoard();
  const { seat, points, rank, coins, prestige } = change;
  const isYou = useIsYou(seat);
  const rankText = (value: number) => (value > 0 ? words.t('kingdom.then.place', { rank: value }) : '–');
  const both = (values: { before: string; after: string }) => words.t('kingdom.plan.payout', values);
  const pay = prestige.now + prestige.after > 0 ? prestige : coins;
  return (
    <tr data-me={seat === decidingSeat}>
      <th scope="row">
        <Icon name={edition.art.emblem(seats[seat]?.playerColour ?? seat)} size={18} />
        <span>{isYou ? words.t('kingdom.you') : seatNamer(seats)(seat)}</span>
      </th>
      <td>
        <ChangeText change={points} text={String} both={both} />
      </td>
      <td>
        <ChangeText change={rank} text={rankText} both={both} />
      </td>
      <td>
        <Icon name={pay === prestige ? 'prestige' : 'coin'} size={14} />
        <ChangeText change={pay} text={String} both={both} />
      </td>
    </tr>
  );
}

/** What the next seat needs to pass; computed, never guessed: its plan may still be secret. */
function NextSentence({ then: { next } }: { readonly then: AndThen }): ReactElement | null {
  const words = useKingdomWords();
  const { edition, seats } = useKingdomBoard();
  if (next === undefined) return null;
  if (next === null) return <p className={styles.line}>{words.t('kingdom.then.last')}</p>;
  const { seat, coins, lacks } = next;
  return (
    <p className={joinClasses(styles.line, styles.next)}>
      <Icon name={edition.art.emblem(seats[seat]?.playerColour ?? seat)} size={16} />
      <span>{words.t('kingdom.then.next', { name: seatNamer(seats)(seat), coins, lacks })}</span>
    </p>
  );
}

function LeftToDo({ then: { left } }: { readonly then: AndThen }): ReactElement {
  const words = useKingdomWords();
  const { description } = useKingdomBoard();
  const all = left.map((card) => description.turnCardText(card).name);
  const names = [...new Set(all)].map((name) => {
    const count = all.filter((one) => one === name).length;
    return count === 1 ? name : words.t('kingdom.then.times', { name, count });
  });
  return (
    <p className={styles.line}>
      {names.length === 0
        ? words.t('kingdom.then.done')
        : words.t('kingdom.then.left', { cards: words.formatList(names) })}
    </p>
  );
}
