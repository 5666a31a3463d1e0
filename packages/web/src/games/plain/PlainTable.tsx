import { Undo2 } from 'lucide-react';
import { MovesList } from '../../pages/table/panels/MovesList.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Emblem } from '../../ui/Emblem.tsx';
import { useWords } from '../../words/useWords.tsx';
import type { GameTableProps } from '../contract.ts';
import styles from './PlainTable.module.css';

/** Seats, prompt, every legal move and what happened, in words. */
export function PlainTable(props: GameTableProps<unknown, unknown, { kind: string }>) {
  const { seats, decision, layout, slots, undo, viewer } = props;
  const words = useWords();
  const deciding = seats.filter(({ active }) => active).map(({ name }) => name);
  const waiting =
    deciding.length > 0 ? words.t('turn.of', { name: words.list(deciding) }) : words.t('loading');
  const mine = seats.find(({ seat }) => seat === viewer);
  return (
    <div className={classes(styles.table, styles[layout])}>
      <header className={styles.head}>
        {slots.title}
        {slots.menu}
      </header>
      <div className={styles.main}>
        <ul className={styles.seats}>
          {seats.map(({ seat, ink, name, active, mine: own }) => (
            <li key={seat} className={classes(styles.seat, active && styles.active)}>
              <Emblem ink={ink} size={28} />
              <span>{own && mine ? words.t('seat.you', { name }) : name}</span>
            </li>
          ))}
        </ul>
        {slots.notice ?? (
          <section className={styles.prompt}>
            <h2>{decision ? words.t('turn.yours') : waiting}</h2>
            {slots.skip}
            <MovesList />
            {undo && (
              <p className={styles.undo}>
                <Button onPress={undo}>
                  <Undo2 size={18} aria-hidden />
                  {words.t('undo')}
                </Button>
              </p>
            )}
          </section>
        )}
      </div>
      {layout === 'wide' && <aside className={styles.rail}>{slots.log}</aside>}
    </div>
  );
}
