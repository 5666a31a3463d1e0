import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { TopBar } from '../layout/TopBar.tsx';
import styles from './Form.module.css';

interface FormPageProps {
  title: string;
  sub: ReactNode;
  /** How many columns the form has where there is room. */
  columns: 2 | 3;
  children: ReactNode;
}

/** A page with a title and the form of a match, whose three columns fit into a low window. */
export function FormPage({ title, sub, columns, children }: FormPageProps) {
  return (
    <div className={styles.formPage} data-columns={columns}>
      <TopBar />
      <main>
        <div className={styles.formHead}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.subtitle}>{sub}</p>
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

/** The person whom the address invites (`?invite=ID&name=NAME`), as a person's page does; null without. */
export function useRequestedGuest(): { readonly person: string; readonly name: string } | null {
  const [params] = useSearchParams();
  const [person, name] = [params.get('invite'), params.get('name')];
  return person && name ? { person, name } : null;
}
