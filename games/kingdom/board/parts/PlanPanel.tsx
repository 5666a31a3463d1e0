import { Icon } from '@durbar/kit/art/Icon.tsx';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useKingdomBoard, useKingdomWords } from '../board-context.ts';
import styles from './PlanPanel.module.css';

/**
 * The two chosen actions, their preview, and the seal button. On wide screens the seats' boards show who has sealed; on
 * a phone this panel does, unless the game shows something else about the other seats.
 */
export function PlanPanel({ rivals }: { readonly rivals?: ReactNode }): ReactElement {
  const words = useKingdomWords();
  const { draft, changeDraft, sealPlan, sealedPlan, busy, layout } = useKingdomBoard();
  const [a, b] = draft.arrows;
  const ready = a !== null && b !== null;
  const same = ready && sealedPlan !== null && sealedPlan === Math.min(a, b) * 9 + Math.max(a, b);
  return (
    <section
      className={styles.panel}
      aria-label={words.t('kingdom.planning')}
      data-layout={layout}
      data-sealed={sealedPlan !== null}
    >
      <div className={styles.slots}>
        {([0, 1] as const).map((arrow) => (
          <Slot key={arrow} arrow={arrow} />
        ))}
      </div>

      {layout === 'wide' && <PlanPreview />}
      <div className={styles.actions}>
        <Button
          isDisabled={a === null && b === null}
          onPress={() => changeDraft({ arrows: [null, null], activeArrow: 0 })}
        >
          {words.t('kingdom.plan.clear')}
        </Button>
        <Button variant="fill" wide data-mark="seal" isDisabled={!ready || busy || same} onPress={sealPlan}>
          <Icon name="seal" size={22} />
          {words.t(
            sealedPlan === null ? 'kingdom.plan.seal' : same ? 'kingdom.plan.sealed' : 'kingdom.plan.change',
          )}
        </Button>
      </div>
      {layout === 'tall' && <PlanPreview />}
      {layout === 'tall' && (rivals ?? <SealStatus />)}
    </section>
  );
}

function Slot({ arrow: activeArrow }: { readonly arrow: 0 | 1 }): ReactElement {
  const words = useKingdomWords();
  const { edition, description, draft, changeDraft, decidingSeat, actingSeat, seats } = useKingdomBoard();
  const seat = decidingSeat ?? actingSeat ?? 0;
  const action = draft.arrows[activeArrow];
  const look = action === null ? null : description.actionText(action);
  return (
    <button
      type="button"
      className={joinClasses(
        styles.slot,
        action !== null && styles.filled,
        draft.activeArrow === activeArrow && styles.active,
      )}
      aria-pressed={draft.activeArrow === activeArrow}
      data-arrow={activeArrow}
      data-aimed={action ?? 'nothing'}
      onClick={() => changeDraft({ activeArrow })}
    >
      <span className={styles.number} data-player-colour={seats[seat]?.playerColour ?? 0}>
        {activeArrow + 1}
      </span>
      {action !== null && <Icon name={edition.art.action(action)} size={34} />}
      <span className={styles.words}>
        <b>{look ? look.name : words.t('kingdom.plan.arrow', { arrow: activeArrow + 1 })}</b>
        <span data-hard={look !== null && look.reason !== null}>
          {look ? (look.reason ?? look.preview) : words.t('kingdom.plan.empty')}
        </span>
      </span>
    </button>
  );
}

/** Who has sealed a plan and who still chooses. */
function SealStatus(): ReactElement {
  const words = useKingdomWords();
  const { edition, seats, actingSeat } = useKingdomBoard();
  return (
    <ul className={styles.who}>
      {seats
        .filter(({ seat }) => seat !== actingSeat)
        .map(({ seat, playerColour, name, active }) => (
          <li key={seat}>
            <Icon name={edition.art.emblem(playerColour)} size={18} />
            <span>
              {name}
              <small>{words.t('kingdom.state', { state: active ? 'choosing' : 'sealed' })}</small>
            </span>
            {!active && <Icon name="seal" size={18} />}
          </li>
        ))}
    </ul>
  );
}

/** The result of the chosen plan in the Maharaja's city, in the present position. */
function PlanPreview(): ReactElement | null {
  const words = useKingdomWords();
  const { position, decidingSeat, actingSeat, draft, mapLayout, description } = useKingdomBoard();
  const [a, b] = draft.arrows;
  const sum = useMemo(
    () => (a === null || b === null ? null : description.planPreview(a, b)),
    // The text depends on these values only; `description` is a new object on each rendering.
    // oxlint-disable-next-line react/exhaustive-deps
    [position, decidingSeat, actingSeat, a, b, words],
  );
  if (!sum) return null;
  return (
    <Card className={styles.planPreview} data-scrolls>
      <h3>{words.t('kingdom.sum', { city: mapLayout.map.cityNames[position.maharaja] ?? '' })}</h3>
      <dl>
        {sum.lines.map(({ text, art, value }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>
              <Icon name={art} size={17} /> {value}
            </dd>
          </div>
        ))}
      </dl>
      {!sum.isComplete && <p>{words.t('kingdom.sum.part')}</p>}
    </Card>
  );
}
