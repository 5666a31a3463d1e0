import { nextMover } from '@durbar/maharaja-2020';
import { Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Clause } from '../../../board-kit/Clause.tsx';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { useDesk } from '../desk.ts';
import { namesOf, useBoardWords } from '../useBoardWords.ts';
import { AskEndSwitch } from './AskEndSwitch.tsx';
import styles from './Prompt.module.css';

/** Whose decision it is, what is asked, and what one may do about it; a refusal takes its place until the next try. */
export function Prompt({ text }: { readonly text: string | null }): ReactElement {
  const words = useBoardWords();
  const desk = useDesk();
  const { draft, seats, me, kind, explain, layout } = desk;
  const names = namesOf(seats);
  const { title, line } = usePromptWords();
  const { note } = draft;
  return (
    <section
      className={classes(styles.card, me !== null && styles.mine, note && styles.refused)}
      data-ending={draft.ending}
    >
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {note ? (
          <p className={styles.refusal}>
            {words.say(note.message, names)} {note.clause && <Clause name={note.clause} />}{' '}
            <button type="button" className={styles.dismiss} onClick={() => explain(null)}>
              {words.t('m20.dismiss')}
            </button>
          </p>
        ) : layout === 'tall' && kind === 'act' && !draft.ending ? null : (
          <p className={styles.line}>{draft.ending ? words.t('m20.end.ask') : (text ?? line)}</p>
        )}
        {draft.ending && <AskEndSwitch />}
      </div>
      <div className={styles.deeds}>
        {kind === 'act' && <EndButton />}
        {(kind === 'act' || kind === 'owed') && <UndoButton />}
      </div>
    </section>
  );
}

function EndButton(): ReactElement {
  const words = useBoardWords();
  const { end, busy, draft, change } = useDesk();
  return (
    <>
      <Button look="fill" data-mark="end" isDisabled={busy} onPress={end}>
        {words.t(draft.ending ? 'm20.end.sure' : 'm20.end')}
      </Button>
      {draft.ending && <Button onPress={() => change({ ending: false })}>{words.t('m20.end.stay')}</Button>}
    </>
  );
}

function UndoButton(): ReactElement | null {
  const words = useBoardWords();
  const { undo, draft } = useDesk();
  if (draft.ending) return null;
  return (
    <Button
      look="round"
      data-mark="undo"
      aria-label={words.t('m20.undo')}
      isDisabled={undo === null}
      onPress={() => undo?.()}
    >
      <Undo2 size={20} aria-hidden />
    </Button>
  );
}

/** The prompt in words. */
function usePromptWords(): { title: string; line: string } {
  const words = useBoardWords();
  const { position, seats, me, kind, past, sealed, chart } = useDesk();
  const names = namesOf(seats);
  const { phase, maharaja } = position;
  const city = chart.map.cityNames[maharaja] ?? '';
  if (phase === 'over') return { title: words.t('m20.over'), line: words.t('m20.over.line') };
  if (past) return { title: words.t('m20.past'), line: words.t('m20.past.line') };
  if (me === null) return { title: waitingTitle(), line: phase === 'plan' ? words.t('m20.wait.plan') : '' };
  if (kind === 'plan' && sealed !== null)
    return { title: words.t('m20.sealed'), line: words.t('m20.sealed.line') };
  const several = seats.filter(({ mine }) => mine).length > 1;
  const asked = kind === 'plan' ? words.t('m20.planning') : words.say(promptOf());
  const title = several ? words.t('m20.turnOf', { name: names(me) }) : asked;
  return { title, line: words.t('m20.ask', { kind: kind ?? 'act', city }) };

  function waitingTitle(): string {
    if (phase === 'plan') return words.t('m20.planning');
    const seat = position.seat >= 0 ? position.seat : nextMover(position);
    return words.t('m20.playing', { name: seat >= 0 ? names(seat) : '' });
  }
  function promptOf() {
    const left = position.fresh.filter((action) => action >= 0).length + (position.openParts === 0 ? 0 : 1);
    return { key: `prompt.${kind ?? 'act'}`, values: { left } };
  }
}
