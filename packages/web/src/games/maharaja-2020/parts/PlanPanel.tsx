import type { ReactElement } from 'react';
import { Icon } from '../../../board-kit/Icon.tsx';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { useDesk } from '../desk.ts';
import { actionArt, sealArt } from '../model/look.ts';
import { outlooksOf } from '../model/outlooks.ts';
import { outlookWords } from '../model/planner.ts';
import { namesOf, useBoardWords } from '../useBoardWords.ts';
import styles from './PlanPanel.module.css';
import { PlanSum } from './PlanSum.tsx';

/** The two actions chosen, what they would bring, and the seal; who has sealed is seen on the seats' boards. */
export function PlanPanel(): ReactElement {
  const words = useBoardWords();
  const { draft, change, seal, sealed, busy, layout } = useDesk();
  const [a, b] = draft.arrows;
  const ready = a !== null && b !== null;
  const same = ready && sealed !== null && sealed === Math.min(a, b) * 9 + Math.max(a, b);
  return (
    <section
      className={styles.panel}
      aria-label={words.t('m20.planning')}
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
          {words.t('m20.plan.clear')}
        </Button>
        <Button look="fill" wide data-mark="seal" isDisabled={!ready || busy || same} onPress={seal}>
          <Icon name="seal" size={22} />
          {words.t(sealed === null ? 'm20.plan.seal' : same ? 'm20.plan.sealed' : 'm20.plan.change')}
        </Button>
      </div>
      {layout === 'tall' && <Who />}
      {layout === 'tall' && <PlanSum />}
    </section>
  );
}

function Slot({ arrow }: { readonly arrow: 0 | 1 }): ReactElement {
  const words = useBoardWords();
  const { draft, change, position, me, asked, seats, chart, layout } = useDesk();
  const seat = me ?? asked ?? 0;
  const action = draft.arrows[arrow];
  const outlook = action === null ? undefined : outlooksOf(position, seat)[action];
  const text = !outlook
    ? words.t('m20.plan.empty')
    : outlook.refusal
      ? words.say(outlook.refusal, namesOf(seats))
      : words.t('m20.outlook', {
          ...outlookWords(position, seat, outlook).values,
          city: chart.map.cityNames[position.maharaja] ?? '',
        });
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
      {action !== null && <Icon name={actionArt(action)} size={layout === 'wide' ? 46 : 34} />}
      <span className={styles.words}>
        <b>
          {action === null
            ? words.t('m20.plan.arrow', { arrow: arrow + 1 })
            : words.t('m20.card.name', { kind: 'disc', what: action, token: 'no' })}
        </b>
        <span data-hard={outlook?.refusal !== null && outlook !== undefined}>{text}</span>
      </span>
    </button>
  );
}

/** Who has sealed and who still chooses. */
function Who(): ReactElement {
  const words = useBoardWords();
  const { seats, asked } = useDesk();
  return (
    <ul className={styles.who}>
      {seats
        .filter(({ seat }) => seat !== asked)
        .map(({ seat, ink, name, active }) => (
          <li key={seat}>
            <Icon name={sealArt(ink)} size={20} />
            <span>
              {name}
              <small>{words.t('m20.state', { state: active ? 'choosing' : 'sealed' })}</small>
            </span>
            {!active && <Icon name="seal" size={20} />}
          </li>
        ))}
    </ul>
  );
}
