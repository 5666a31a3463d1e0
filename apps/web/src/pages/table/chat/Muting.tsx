import { Button } from '@durbar/kit/ui/Button.tsx';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import { PersonButton } from '../PersonButton.tsx';
import styles from './chat.module.css';
import { toggleMuted, useMutedPeople } from './muted-people.ts';

/** The seats of other people. */
export function useOtherPeople(): readonly { readonly person: string; readonly seat: number }[] {
  const info = useTableState((state) => state.info);
  return (info?.seats ?? []).flatMap(({ person }, seat) =>
    person !== null && seat !== info?.you.seat ? [{ person, seat }] : [],
  );
}

/** Mutes players of the table, on this device only. */
export function Muting() {
  const words = useWords();
  const { names } = useTable();
  const others = useOtherPeople();
  const muted = useMutedPeople();
  const table = useTableState(({ info }) => info?.id ?? '');
  const isHost = useTableState(({ info }) => info?.you.host ?? false);
  return (
    <ul className={styles.muting}>
      {others.map(({ person, seat }) => (
        <li key={person}>
          <Button wide onPress={() => toggleMuted(person)}>
            {words.t(muted.has(person) ? 'chat.unmute.one' : 'chat.mute.one', { name: names(seat) })}
          </Button>
          <PersonButton person={person} name={names(seat)} table={{ id: table, isHost }} />
        </li>
      ))}
    </ul>
  );
}
