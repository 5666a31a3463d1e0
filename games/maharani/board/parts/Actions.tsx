import type { Viewer } from '@durbar/kernel';
import { ActionButton } from '@durbar/kit/board/ActionButton.tsx';
import { Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { type Note, useDesk } from '../desk.ts';
import { namesOf, useBoardWords } from '../useBoardWords.ts';
import { whyNotNow } from '../useDeskOf.ts';
import styles from './Actions.module.css';

interface ActionsProps {
  readonly viewer: Viewer;
  readonly canUndo: boolean;
}

/** Turn the markers up, take back, end the turn; nothing for those who only watch. */
export function Actions({ viewer, canUndo }: ActionsProps): ReactElement | null {
  const words = useBoardWords();
  const desk = useDesk();
  const names = namesOf(desk.seats);
  if (viewer === 'spectator' || desk.over || desk.position.over !== 0) return null;
  const say = (note: Note | null) => note && words.say(note.message, names);
  const refresh = whyNotNow(desk, viewer, { type: 'refresh' });
  const end = whyNotNow(desk, viewer, { type: 'end' });
  const undo: Note | null =
    canUndo && !desk.past ? null : { message: desk.undoRefusal ?? { key: 'mhr.note.undo' }, clause: null };
  return (
    <div className={styles.actions}>
      <ActionButton
        why={say(refresh)}
        lit={desk.next === 'refresh'}
        mark="refresh"
        onPress={desk.refresh}
        onRefused={() => desk.explain(refresh)}
      >
        {words.t('mhr.act.refresh')}
      </ActionButton>
      <ActionButton why={say(undo)} onPress={desk.undo} onRefused={() => desk.explain(undo)} keys="u">
        <Undo2 size={18} aria-hidden />
        {words.t('mhr.act.undo')}
      </ActionButton>
      <ActionButton
        why={say(end)}
        lit={desk.next === 'end'}
        mark="end"
        onPress={desk.end}
        onRefused={() => desk.explain(end)}
      >
        {words.t('mhr.act.end')}
      </ActionButton>
    </div>
  );
}
