import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { BoardGuide, BoardProps } from '@durbar/kit/board/board-contract.ts';
import { Guide } from '@durbar/kit/board/Guide.tsx';
import { TABLET_QUERY } from '@durbar/kit/ui/breakpoints.ts';
import { TabButton } from '@durbar/kit/ui/TabButton.tsx';
import { useMedia } from '@durbar/kit/ui/useMedia.ts';
import { ScrollText } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useIsNarrating, useKingdomBoard, useKingdomWords } from '../board-context.ts';
import { AndThenCard, useAndThen } from './AndThenCard.tsx';
import { CityCard } from './CityCard.tsx';
import styles from './KingdomTallLayout.module.css';
import { MapArea } from './MapArea.tsx';
import { PlanPane } from './PlanPane.tsx';
import { KingdomPrompt } from './Prompt.tsx';
import { ScoringCard } from './ScoringCard.tsx';
import { TipCard, useTip } from './TipCard.tsx';
import { Track } from './Track.tsx';
import { TurnCards } from './TurnCards.tsx';
import { TurnFoot } from './TurnFoot.tsx';
import { type Drawer, type TallView, useTallView } from './useTallView.ts';

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
  const { slots, stock, final, above } = props;
  const { ownSeat } = useKingdomBoard();
  const isTablet = useMedia(TABLET_QUERY) && !slots.guide;
  // A tablet shows all seats beside what one decides.
  const beside = isTablet ? (props.drawers.find(({ key }) => key === 'seats')?.body ?? null) : null;
  const drawers = beside ? props.drawers.filter(({ key }) => key !== 'seats') : props.drawers;
  const view = useTallView(
    drawers,
    props.asks === 'seats' && beside ? null : props.asks,
    slots.guide ?? null,
  );
  const { drawer, isPlanning, enlarged, guided } = view;
  const tip = useTip();
  return (
    <div
      className={styles.table}
      data-planning={isPlanning}
      data-enlarged={isPlanning ? enlarged : 'none'}
      data-guided={guided ?? undefined}
      data-first-tip={(tip && !isPlanning) || undefined}
      data-tablet={beside !== null || undefined}
    >
      <header className={styles.bar}>
        <div className={styles.title}>{slots.title}</div>
        <div className={styles.stock} aria-hidden="true" data-place={`seat-${ownSeat}`}>
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
        {isPlanning && <MapTip />}
      </div>
      <Said slots={slots} view={view} />
      <div className={styles.pane} data-scrolls hidden={guided === 'explaining'}>
        {drawer === 'city' && <FirstDrawer {...props} view={view} />}
        {drawers.find(({ key }) => key === drawer)?.body}
        {drawer === 'log' && <div className={styles.log}>{slots.log}</div>}
      </div>
      {beside && <aside className={styles.beside}>{beside}</aside>}
      <Foot slots={slots} drawers={drawers} view={view} />
    </div>
  );
}

/** A tip on the map: planning presses nothing there, and so the disc keeps its place and its size. */
function MapTip(): ReactElement | null {
  const tip = useTip();
  if (!tip) return null;
  return (
    <div className={styles.tip}>
      <TipCard hint={tip} />
    </div>
  );
}

interface PartProps extends Pick<KingdomTallLayoutProps, 'slots'> {
  readonly view: TallView;
}

/** What is said below the map: by the guide of a tutorial, else by the prompt. */
function Said({ slots, view }: PartProps): ReactElement {
  const reading = useIsNarrating();
  const { draft, seats } = useKingdomBoard();
  const tip = useTip();
  if (slots.guide && !reading)
    return (
      <div className={styles.guide}>
        <Guide
          guide={slots.guide}
          reason={draft.reason}
          seats={seats}
          isBrief={view.guided !== 'explaining'}
        />
      </div>
    );
  return (
    <div className={styles.prompt}>
      {(reading ? null : slots.notice) ?? <KingdomPrompt />}
      {tip && !view.isPlanning && <TipCard hint={tip} />}
    </div>
  );
}

/** The drawer of the plan, or of the city and the turn. */
function FirstDrawer({
  slots,
  menu,
  choice,
  rivals,
  view,
}: KingdomTallLayoutProps & PartProps): ReactElement {
  const { decisionKind } = useKingdomBoard();
  const guide = slots.guide ?? null;
  if (decisionKind !== 'plan') return <CityPane menu={menu} choice={choice} guide={guide} />;
  return <PlanPane enlarged={view.enlarged} onEnlarge={view.setEnlarged} rivals={guide ? null : rivals} />;
}

/** The two buttons of the turn, or those of the guide, and the tabs. */
function Foot({ slots, drawers, view }: PartProps & Pick<KingdomTallLayoutProps, 'drawers'>): ReactElement {
  const reading = useIsNarrating();
  const { guide } = slots;
  return (
    <div className={styles.bottom}>
      {guide && !guide.asksButton && !reading ? (
        <div className={styles.goOn}>{guide.buttons}</div>
      ) : (
        <TurnFoot instead={slots.skip ?? slots.nextTable} />
      )}
      {!guide && <Tabs drawers={drawers} chat={slots.chat} open={view.drawer} onChoose={view.setDrawer} />}
    </div>
  );
}

interface CityPaneProps extends Pick<KingdomTallLayoutProps, 'menu' | 'choice'> {
  readonly guide: BoardGuide | null;
}

/** The inspected city, and the cards of the turn; during a tutorial only one of them, for want of room. */
function CityPane({ menu, choice, guide }: CityPaneProps): ReactElement {
  const words = useKingdomWords();
  const { city, cards } = useKingdomBoard();
  const asksCard = guide?.points.some((place) => place.startsWith('card-')) ?? false;
  const isCityAlone = guide !== null && city !== null && !asksCard;
  const then = useAndThen();
  return (
    <>
      {cards.length > 0 && !isCityAlone && <TurnCards menu={menu} />}
      {choice}
      {city !== null && !asksCard && <CityCard />}
      {then && !guide && <AndThenCard then={then} />}
      {city === null && !guide && <p className={styles.hint}>{words.t('kingdom.city.prompt')}</p>}
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
