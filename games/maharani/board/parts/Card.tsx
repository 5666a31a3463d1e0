import type { ReactElement } from 'react';
import { useDesk } from '../desk.ts';
import { AimCard } from './AimCard.tsx';
import styles from './Card.module.css';
import { Final, InHand, Legend, OptionList, Standing } from './CardParts.tsx';
import { TileList } from './TileList.tsx';

/** The rail's card: what is to be chosen, or what the thing pointed at would bring. */
export function Card(): ReactElement {
  const { aim, choice, options, quarter, over } = useDesk();
  if (quarter !== null)
    return (
      <section className={styles.card}>
        <Standing quarter={quarter} />
      </section>
    );
  if (over)
    return (
      <section className={styles.card}>
        <Final />
      </section>
    );
  return (
    <section className={styles.card}>
      {options.length > 0 ? (
        <OptionList />
      ) : aim ? (
        <AimCard aim={aim} />
      ) : choice.slot !== null ? (
        <InHand />
      ) : (
        <TileList />
      )}
      <Legend />
    </section>
  );
}
