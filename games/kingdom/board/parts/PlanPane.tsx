import { Icon } from '@durbar/kit/art/Icon.tsx';
import { Ribbon } from '@durbar/kit/ui/Ribbon.tsx';
import { CircleDot, MapIcon } from 'lucide-react';
import { type PointerEvent, type ReactElement, type ReactNode, useState } from 'react';
import { useKingdomBoard, useKingdomWords } from '../board-context.ts';
import { Disc } from './Disc.tsx';
import styles from './PlanPane.module.css';
import { ArrowSlots } from './PlanSum.tsx';

/** What is large on a phone while one plans: neither, the map, or the disc. */
export type Enlarged = 'none' | 'map' | 'disc';

interface PlanPaneProps {
  readonly enlarged: Enlarged;
  readonly onEnlarge: (enlarged: Enlarged) => void;
  /** What the game shows of the other seats. */
  readonly rivals: ReactNode;
}

/** The plan on a phone: the two arrows and what one keeps stay in sight, and below them the disc. */
export function PlanPane({ enlarged, onEnlarge, rivals }: PlanPaneProps): ReactElement {
  const swipe = useSwipe((up) => onEnlarge(nextEnlarged(enlarged, up)));
  return (
    <div className={styles.pane}>
      <div className={styles.bar} {...swipe}>
        <ArrowSlots />
        <Kept />
        <Enlargers enlarged={enlarged} onEnlarge={onEnlarge} />
      </div>
      {enlarged !== 'map' && (
        <div className={styles.disc}>
          <Disc />
        </div>
      )}
      {rivals && <div className={styles.rivals}>{rivals}</div>}
    </div>
  );
}

/** A swipe up goes towards the larger map, a swipe down towards the larger disc. */
function nextEnlarged(now: Enlarged, up: boolean): Enlarged {
  if (up) return now === 'disc' ? 'none' : 'map';
  return now === 'map' ? 'none' : 'disc';
}

/** Distance in pixels from which a movement of a finger is a swipe. */
const SWIPE = 28;

/** Handlers that notice a vertical swipe. */
function useSwipe(swiped: (up: boolean) => void) {
  const [from, setFrom] = useState<{ id: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerId: id, clientY: y, isPrimary }: PointerEvent) => {
      if (isPrimary) setFrom({ id, y });
    },
    onPointerUp: ({ pointerId, clientY }: PointerEvent) => {
      if (from?.id === pointerId && Math.abs(clientY - from.y) >= SWIPE) swiped(clientY < from.y);
      setFrom(null);
    },
    onPointerCancel: () => setFrom(null),
  };
}

/** What one keeps, and the rank and payout that the plan leads to. */
function Kept(): ReactElement | null {
  const words = useKingdomWords();
  const { plan: view, edition, position } = useKingdomBoard();
  if (!view) return null;
  const { left, scoring } = view.plan;
  return (
    <Ribbon className={styles.kept}>
      <b>
        {words.t('kingdom.plan.kept')} <Icon name="coin" size={16} /> {words.formatNumber(left)}
      </b>
      {scoring && (
        <small>
          <Icon name={edition.art.crest(position.maharaja)} size={14} />
          <span>{words.t('kingdom.plan.place.rank', { rank: scoring.after.rank })}</span>
          <span>{words.formatSigned(scoring.after.coins)}</span>
        </small>
      )}
    </Ribbon>
  );
}

function Enlargers({ enlarged, onEnlarge }: Omit<PlanPaneProps, 'rivals'>): ReactElement {
  const words = useKingdomWords();
  return (
    <div className={styles.enlargers}>
      {(['map', 'disc'] as const).map((what) => (
        <button
          key={what}
          type="button"
          className={styles.enlarger}
          aria-label={words.t(`kingdom.plan.${what}`)}
          aria-pressed={enlarged === what}
          data-mark={`larger-${what}`}
          onClick={() => onEnlarge(enlarged === what ? 'none' : what)}
        >
          {what === 'map' ? <MapIcon size={19} aria-hidden /> : <CircleDot size={19} aria-hidden />}
        </button>
      ))}
    </div>
  );
}
