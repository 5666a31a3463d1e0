import { Icon } from '@durbar/kit/art/Icon.tsx';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { classes } from '@durbar/kit/ui/classes.ts';
import type { ReactElement, ReactNode } from 'react';
import { useCourt } from '../court.ts';
import { useCourtWords } from '../useCourtWords.ts';
import styles from './PlanPanel.module.css';
import { PlanSum } from './PlanSum.tsx';

/**
 * The two actions chosen, what they would bring, and the seal; who has sealed is seen on the seats' boards, on a phone
 * here, unless the game has something else to say of the others.
 */
export function PlanPanel({ rivals }: { readonly rivals?: ReactNode }): ReactElement {
  const words = useCourtWords();
  const { draft, change, seal, sealed, busy, layout } = useCourt();
  const [a, b] = draft.arrows;
  const ready = a !== null && b !== null;
  const same = ready && sealed !== null && sealed === Math.min(a, b) * 9 + Math.max(a, b);
  return (
    <section
      className={styles.panel}
      aria-label={words.t('court.planning')}
      data-layout={layout}
      data-sealed={sealed !== null}
    >
      <div className={styles.slots}>
        {([0, 1] as const).map((arrow) => (
          <Slot key={arrow} arrow={arrow} />
        ))}
      </div>

      {layout === 'wide' && <PlanSum />}
      <div className={styles.deeds}>
        <Button
          isDisabled={a === null && b === null}
          onPress={() => change({ arrows: [null, null], arrow: 0 })}
        >
          {words.t('court.plan.clear')}
        </Button>
        <Button look="fill" wide data-mark="seal" isDisabled={!ready || busy || same} onPress={seal}>
          <Icon name="seal" size={22} />
          {words.t(sealed === null ? 'court.plan.seal' : same ? 'court.plan.sealed' : 'court.plan.change')}
        </Button>
      </div>
      {layout === 'tall' && <PlanSum />}
      {layout === 'tall' && (rivals ?? <Who />)}
    </section>
  );
}

function Slot({ arrow }: { readonly arrow: 0 | 1 }): ReactElement {
  const words = useCourtWords();
  const { realm, looks, draft, change, me, asked, seats } = useCourt();
  const seat = me ?? asked ?? 0;
  const action = draft.arrows[arrow];
  const look = action === null ? null : looks.action(action);
  return (
    <button
      type="button"
      className={classes(styles.slot, action !== null && styles.filled, draft.arrow === arrow && styles.held)}
      aria-pressed={draft.arrow === arrow}
      data-arrow={arrow}
      data-aimed={action ?? 'nothing'}
      onClick={() => change({ arrow })}
    >
      <span className={styles.number} data-ink={seats[seat]?.ink ?? 0}>
        {arrow + 1}
      </span>
      {action !== null && <Icon name={realm.art.action(action)} size={34} />}
      <span className={styles.words}>
        <b>{look ? look.name : words.t('court.plan.arrow', { arrow: arrow + 1 })}</b>
        <span data-hard={look !== null && look.why !== null}>
          {look ? (look.why ?? look.brings) : words.t('court.plan.empty')}
        </span>
      </span>
    </button>
  );
}

/** Who has sealed and who still chooses. */
function Who(): ReactElement {
  const words = useCourtWords();
  const { realm, seats, asked } = useCourt();
  return (
    <ul className={styles.who}>
      {seats
        .filter(({ seat }) => seat !== asked)
        .map(({ seat, ink, name, active }) => (
          <li key={seat}>
            <Icon name={realm.art.seal(ink)} size={18} />
            <span>
              {name}
              <small>{words.t('court.state', { state: active ? 'choosing' : 'sealed' })}</small>
            </span>
            {!active && <Icon name="seal" size={18} />}
          </li>
        ))}
    </ul>
  );
}
