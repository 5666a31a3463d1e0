import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { BoardProps } from '@durbar/kit/board/board-contract.ts';
import { TabButton } from '@durbar/kit/ui/TabButton.tsx';
import { ScrollText } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useIsNarrating, useKingdomBoard, useKingdomWords } from '../board-context.ts';
import { CityCard } from './CityCard.tsx';
import styles from './KingdomTallLayout.module.css';
import { MapArea } from './MapArea.tsx';
import { type Enlarged, PlanPane } from './PlanPane.tsx';
import { KingdomPrompt } from './Prompt.tsx';
import { ScoringCard } from './ScoringCard.tsx';
import { TipCard, useTip } from './TipCard.tsx';
import { Track } from './Track.tsx';
import { TurnCards } from './TurnCards.tsx';
import { TurnFoot } from './TurnFoot.tsx';

/** A part of the game's own that a phone opens as a drawer, between the city and the log. */
export interface Drawer {
  readonly key: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly body: ReactNode;
}

interface KingdomTallLayoutProps {
  readonly slots: BoardProps<never, never, never>['slots'];
  /** The viewer's own stock, in the bar. */
  readonly stock: ReactNode;
  readonly drawers: readonly Drawer[];
  /** The drawer with the pending choice; null for the city's drawer. */
  readonly asks: string | null;
  /** The choice that a card has opened. */
  readonly menu: ReactNode;
  readonly choice: ReactNode;
  readonly final: ReactNode;
  /** Content above the map, and a line about the other seats while the viewer plans. */
  readonly above?: ReactNode;
  readonly rivals?: ReactNode;
}

/** The board on a phone: the map first, the prompt below it, and drawers for everything else. */
export function KingdomTallLayout(props: KingdomTallLayoutProps): ReactElement {
  const { slots, stock, drawers, asks, menu, choice, final, above, rivals } = props;
  const reading = useIsNarrating();
  const { decisionKind } = useKingdomBoard();
  const shownTip = useTip();
  const [drawer, setDrawer] = useDrawer(asks ?? 'city');
  const [enlarged, setEnlarged] = useState<Enlarged>('none');
  const isPlanning = decisionKind === 'plan' && drawer === 'city';
  return (
    <div className={styles.table} data-planning={isPlanning} data-enlarged={isPlanning ? enlarged : 'none'}>
      <header className={styles.bar}>
        <div className={styles.title}>{slots.title}</div>
        <div className={styles.stock} aria-hidden="true">
          {stock}
        </div>
        {slots.menu}
      </header>
      <Track />
      <div className={styles.map}>
        <MapArea isCovering={isPlanning && enlarged === 'map'}>
          <ScoringCard final={final} />
          {above}
        </MapArea>
      </div>
      <div className={styles.prompt}>
        {(reading ? null : slots.notice) ?? <KingdomPrompt />}
        {shownTip && !isPlanning && <TipCard hint={shownTip} />}
      </div>
      <div className={styles.pane} data-scrolls>
        {drawer === 'city' &&
          (decisionKind === 'plan' ? (
            <PlanPane enlarged={enlarged} onEnlarge={setEnlarged} rivals={rivals} />
          ) : (
            <CityPane menu={menu} choice={choice} />
          ))}
        {drawers.find(({ key }) => key === drawer)?.body}
        {drawer === 'log' && <div className={styles.log}>{slots.log}</div>}
      </div>
      <div className={styles.bottom}>
        <TurnFoot skip={slots.skip} />
        <Tabs drawers={drawers} chat={slots.chat} open={drawer} onChoose={setDrawer} />
      </div>
    </div>
  );
}

/** The open drawer. A pending choice opens its drawer, and tapping a city opens the city's. */
function useDrawer(asks: string): [string, (drawer: string) => void] {
  const { decisionKind, draft } = useKingdomBoard();
  const { presses } = draft;
  const cue = `${decisionKind ?? ''} ${asks} ${draft.openCity ?? ''} ${presses}`;
  const [state, setState] = useState<{ cue: string; presses: number; drawer: string }>({
    cue,
    presses,
    drawer: asks,
  });
  if (state.cue !== cue) {
    const tapped = draft.openCity !== null && presses !== state.presses;
    setState({ cue, presses, drawer: tapped ? 'city' : asks });
  }
  return [state.drawer, (drawer) => setState({ ...state, drawer })];
}

/** The inspected city, and the cards of the turn. */
function CityPane({ menu, choice }: Pick<KingdomTallLayoutProps, 'menu' | 'choice'>): ReactElement {
  const words = useKingdomWords();
  const { city, cards } = useKingdomBoard();
  return (
    <>
      {cards.length > 0 && <TurnCards menu={menu} />}
      {choice}
      {city !== null && <CityCard />}
      {city === null && <p className={styles.hint}>{words.t('kingdom.city.prompt')}</p>}
    </>
  );
}

interface TabsProps {
  readonly drawers: readonly Drawer[];
  /** The page's own tab. */
  readonly chat: ReactNode;
  readonly open: string;
  readonly onChoose: (drawer: string) => void;
}

function Tabs({ drawers, chat, open, onChoose }: TabsProps): ReactElement {
  const words = useKingdomWords();
  const { edition, city, position } = useKingdomBoard();
  const tabs = [
    {
      key: 'city',
      icon: <Icon name={edition.art.crest(city ?? Math.max(0, position.maharaja))} size={24} />,
      label: words.t('kingdom.drawer.city'),
    },
    ...drawers,
    {
      key: 'log',
      icon: <ScrollText size={23} strokeWidth={1.6} aria-hidden />,
      label: words.t('kingdom.drawer.log'),
    },
  ];
  return (
    <nav className={styles.tabs} aria-label={words.t('kingdom.drawers')}>
      {tabs.map(({ key, icon, label }) => (
        <TabButton
          key={key}
          icon={icon}
          isOpen={key === open}
          aria-pressed={key === open}
          onPress={() => onChoose(key)}
        >
          {label}
        </TabButton>
      ))}
      {chat}
    </nav>
  );
}
