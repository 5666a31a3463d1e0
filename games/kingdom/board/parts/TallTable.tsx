import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { GameTableProps } from '@durbar/kit/board/contract.ts';
import { classes } from '@durbar/kit/ui/classes.ts';
import { ScrollText } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useCourt } from '../court.ts';
import { useReading } from '../interlude.ts';
import { useCoach } from '../useCoach.ts';
import { useCourtWords } from '../useCourtWords.ts';
import { Cards } from './Cards.tsx';
import { CityCard } from './CityCard.tsx';
import { Coach } from './Coach.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { Prompt } from './Prompt.tsx';
import { ScoringCard } from './ScoringCard.tsx';
import { Stage } from './Stage.tsx';
import styles from './TallTable.module.css';
import { Track } from './Track.tsx';

/** Parts of a game's own that a phone opens one at a time, between the city and the log. */
export interface Drawer {
  readonly key: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly body: ReactNode;
}

interface TallProps {
  readonly slots: GameTableProps<never, never, never>['slots'];
  /** One's own stock, in the bar. */
  readonly stock: ReactNode;
  readonly drawers: readonly Drawer[];
  /** The drawer that the asked choice is made in; null for the city's. */
  readonly asks: string | null;
  /** The choice that a card has opened; choices that need more than a press on the board. */
  readonly menu: ReactNode;
  readonly choice: ReactNode;
  readonly final: ReactNode;
  /** What the game lays above the map, and what it says of the others while one plans. */
  readonly above?: ReactNode;
  readonly rivals?: ReactNode;
}

/** The table on a phone: the map first, what is asked under it, and drawers for the rest. */
export function TallTable(props: TallProps): ReactElement {
  const { slots, stock, drawers, asks, menu, choice, final, above, rivals } = props;
  const reading = useReading();
  const { kind } = useCourt();
  const hint = useCoach();
  const [drawer, setDrawer] = useDrawer(asks ?? 'city');
  return (
    <div className={styles.table}>
      <header className={styles.bar}>
        <div className={styles.title}>{slots.title}</div>
        <div className={styles.stock} aria-hidden="true">
          {stock}
        </div>
        {slots.menu}
      </header>
      <Track />
      <div className={styles.map}>
        <Stage>
          <ScoringCard final={final} />
          {above}
        </Stage>
      </div>
      <div className={styles.prompt}>
        {(reading ? null : slots.notice) ?? <Prompt text={null} skip={slots.skip} />}
        {hint && <Coach hint={hint} />}
      </div>
      <div className={styles.pane}>
        {drawer === 'city' &&
          (kind === 'plan' ? <PlanPanel rivals={rivals} /> : <CityPane menu={menu} choice={choice} />)}
        {drawers.find(({ key }) => key === drawer)?.body}
        {drawer === 'log' && <div className={styles.log}>{slots.log}</div>}
      </div>
      <Tabs drawers={drawers} open={drawer} onChoose={setDrawer} />
    </div>
  );
}

/** The drawer that is open; a choice that is asked opens the one it is made in, and a city that is tapped its plate. */
function useDrawer(asks: string): [string, (drawer: string) => void] {
  const { kind, draft } = useCourt();
  const { presses } = draft;
  const cue = `${kind ?? ''} ${asks} ${draft.open ?? ''} ${presses}`;
  const [state, setState] = useState<{ cue: string; presses: number; drawer: string }>({
    cue,
    presses,
    drawer: asks,
  });
  if (state.cue !== cue) {
    const tapped = draft.open !== null && presses !== state.presses;
    setState({ cue, presses, drawer: tapped ? 'city' : asks });
  }
  return [state.drawer, (drawer) => setState({ ...state, drawer })];
}

/** The city looked at, and the cards of the turn. */
function CityPane({ menu, choice }: Pick<TallProps, 'menu' | 'choice'>): ReactElement {
  const words = useCourtWords();
  const { city, cards } = useCourt();
  return (
    <>
      {city !== null && <CityCard plate />}
      {cards.length > 0 && <Cards menu={menu} />}
      {choice}
      {city === null && <p className={styles.hint}>{words.t('court.city.hint')}</p>}
    </>
  );
}

interface TabsProps {
  readonly drawers: readonly Drawer[];
  readonly open: string;
  readonly onChoose: (drawer: string) => void;
}

function Tabs({ drawers, open, onChoose }: TabsProps): ReactElement {
  const words = useCourtWords();
  const { realm, city, position } = useCourt();
  const tabs = [
    {
      key: 'city',
      icon: <Icon name={realm.art.crest(city ?? Math.max(0, position.maharaja))} size={24} />,
      label: words.t('court.drawer.city'),
    },
    ...drawers,
    {
      key: 'log',
      icon: <ScrollText size={23} strokeWidth={1.6} aria-hidden />,
      label: words.t('court.drawer.log'),
    },
  ];
  return (
    <nav className={styles.tabs} aria-label={words.t('court.drawers')}>
      {tabs.map(({ key, icon, label }) => (
        <button
          key={key}
          type="button"
          className={classes(styles.tab, key === open && styles.open)}
          aria-pressed={key === open}
          onClick={() => onChoose(key)}
        >
          {icon}
          {label}
        </button>
      ))}
    </nav>
  );
}
