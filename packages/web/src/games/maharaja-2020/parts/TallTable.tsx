import { ScrollText } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Icon } from '../../../board-kit/Icon.tsx';
import { classes } from '../../../ui/classes.ts';
import type { Drawer } from '../desk.ts';
import { useDesk } from '../desk.ts';
import { crestArt, sealArt } from '../model/look.ts';
import { useBoardWords } from '../useBoardWords.ts';
import { useCoach } from '../useCoach.ts';
import type { TableProps } from '../useDeskOf.ts';
import { Cards } from './Cards.tsx';
import { Choice } from './Choice.tsx';
import { CityCard } from './CityCard.tsx';
import { Coach } from './Coach.tsx';
import { Display } from './Display.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { Prompt } from './Prompt.tsx';
import { Rewards } from './Rewards.tsx';
import { ScoringCard } from './ScoringCard.tsx';
import { SeatBoards } from './SeatBoards.tsx';
import { Stage } from './Stage.tsx';
import styles from './TallTable.module.css';
import { Track } from './Track.tsx';

const DRAWERS: readonly Drawer[] = ['city', 'seats', 'rewards', 'display', 'log'];

/** The table on a phone: the map first, what is asked under it, and drawers for the rest. */
export function TallTable({ props }: { readonly props: TableProps }): ReactElement {
  const { slots } = props;
  const { kind, position } = useDesk();
  const hint = useCoach();
  const [drawer, setDrawer] = useDrawer();
  return (
    <div className={styles.table}>
      <header className={styles.bar}>
        <div className={styles.title}>{slots.title}</div>
        <MyStock />
        {slots.menu}
      </header>
      <Track />
      <div className={styles.map}>
        <Stage>
          <ScoringCard />
        </Stage>
      </div>
      <div className={styles.prompt}>
        {slots.notice ?? <Prompt text={null} />}
        {hint && <Coach hint={hint} />}
      </div>
      <div className={styles.pane}>
        {drawer === 'city' && (kind === 'plan' ? <PlanPanel /> : <CityPane />)}
        {drawer === 'seats' && <SeatBoards />}
        {drawer === 'rewards' && <Rewards />}
        {drawer === 'display' && <Display whole={position.phase !== 'over'} />}
        {drawer === 'log' && <div className={styles.log}>{slots.log}</div>}
      </div>
      <Tabs drawer={drawer} onChoose={setDrawer} />
    </div>
  );
}

/** The drawer that is open; a choice that is asked opens the one it is made in, and a city that is tapped its plate. */
function useDrawer(): [Drawer, (drawer: Drawer) => void] {
  const { kind, draft, offers } = useDesk();
  const asks: Drawer = kind === 'reward' ? 'rewards' : offers.characters.size > 0 ? 'display' : 'city';
  const { presses } = draft;
  const cue = `${kind ?? ''} ${asks} ${draft.open ?? ''} ${presses}`;
  const [state, setState] = useState<{ cue: string; presses: number; drawer: Drawer }>({
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
function CityPane(): ReactElement {
  const words = useBoardWords();
  const { city, cards } = useDesk();
  return (
    <>
      {city !== null && <CityCard plate />}
      {cards.length > 0 && <Cards />}
      <Choice />
      {city === null && <p className={styles.hint}>{words.t('m20.city.hint')}</p>}
    </>
  );
}

/** One's own coins, prestige and tokens. */
function MyStock(): ReactElement {
  const { position, bottom } = useDesk();
  return (
    <div className={styles.stock} aria-hidden="true">
      <span data-purse={bottom}>
        <Icon name="coin" size={20} />
        {position.coins[bottom]}
      </span>
      <span>
        <Icon name="prestige" size={20} />
        {position.prestige[bottom]}
      </span>
      <span>
        <Icon name="token" size={20} />
        {position.tokens[bottom]}
      </span>
    </div>
  );
}

interface TabsProps {
  readonly drawer: Drawer;
  readonly onChoose: (drawer: Drawer) => void;
}

function Tabs({ drawer, onChoose }: TabsProps): ReactElement {
  const words = useBoardWords();
  const { city, position, seats, bottom } = useDesk();
  const icons = {
    city: <Icon name={crestArt(city ?? Math.max(0, position.maharaja))} size={24} />,
    seats: <Icon name={sealArt(seats[bottom]?.ink ?? 0)} size={24} />,
    rewards: <Icon name="prestige" size={24} />,
    display: <Icon name="portrait-1" size={24} />,
    log: <ScrollText size={23} strokeWidth={1.6} aria-hidden />,
  };
  return (
    <nav className={styles.tabs} aria-label={words.t('m20.drawers')}>
      {DRAWERS.map((each) => (
        <button
          key={each}
          type="button"
          className={classes(styles.tab, each === drawer && styles.open)}
          aria-pressed={each === drawer}
          onClick={() => onChoose(each)}
        >
          {icons[each]}
          {words.t(`m20.drawer.${each}`)}
        </button>
      ))}
    </nav>
  );
}
