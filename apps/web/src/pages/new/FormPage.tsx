import { findCover } from '@durbar/games/registry/covers.ts';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { TopBar } from '../layout/TopBar.tsx';
import styles from './Form.module.css';
import { GameChooser } from './GameChooser.tsx';

interface FormPageProps {
  game: string;
  title: string;
  sub: string;
  /** The same page for another game. */
  other: (game: string) => string;
  /** Two columns where there is room. */
  broad?: boolean;
  children: ReactNode;
}

/** A page with a game's picture, a title and a form. */
export function FormPage({ game, title, sub, other, broad = false, children }: FormPageProps) {
  const picture = findCover(game)?.thumb;
  return (
    <div className={joinClasses(styles.page, broad && styles.broad)}>
      <TopBar />
      <main>
        <div className={styles.head}>
          {picture && <img className={styles.thumb} src={picture} width={72} height={72} alt="" />}
          <div>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.subtitle}>{sub}</p>
          </div>
        </div>
        <div className={styles.game}>
          <GameChooser game={game} href={other} />
        </div>
        {children}
      </main>
    </div>
  );
}

/** The number of seats in the address (`?seats=3`), if the game allows it; else null. */
export function useRequestedSeatCount(seatCounts: readonly number[]): number | null {
  const [params] = useSearchParams();
  const wanted = Number(params.get('seats'));
  return seatCounts.includes(wanted) ? wanted : null;
}
