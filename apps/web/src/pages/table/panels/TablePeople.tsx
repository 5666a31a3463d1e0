import { Link } from 'wouter';
import { personPath } from '../../home/table-text.ts';
import { useTable, useTableState } from '../context/table-context.ts';
import { PersonButton } from '../PersonButton.tsx';
import styles from './panels.module.css';

/** Who else plays: their pages, and what one can do about each. */
export function TablePeople() {
  const { controller, names } = useTable();
  const info = useTableState((state) => state.info);
  const others = (info?.seats ?? []).flatMap(({ person }, seat) =>
    person !== null && seat !== info?.you.seat ? [{ person, seat }] : [],
  );
  if (!info || others.length === 0 || controller.connection.place !== 'server') return null;
  return (
    <ul className={styles.group}>
      {others.map(({ person, seat }) => (
        <li key={person} className={styles.person}>
          <Link href={personPath(person)}>{names(seat)}</Link>
          <PersonButton person={person} name={names(seat)} table={{ id: info.id, isHost: info.you.host }} />
        </li>
      ))}
    </ul>
  );
}
