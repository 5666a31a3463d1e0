import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Route, Router, Switch } from 'wouter';
import { basePath } from '../address/base-path.ts';
import { NextTableHost } from '../pages/games/NextTableHost.tsx';
import { Home } from '../pages/home/Home.tsx';
import { Loading } from '../pages/layout/Loading.tsx';
import { NotFound } from '../pages/layout/NotFound.tsx';
import { PaletteHost } from '../pages/palette/PaletteHost.tsx';
import { useLocale } from '../state/usePreferences.ts';
import { lazyPage } from '../words/lazy-page.tsx';
import { WordsProvider } from '../words/useWords.tsx';
import { Boundary } from './Boundary.tsx';
import { NewVersion } from './NewVersion.tsx';

/** A screen that is loaded when it is first shown. */
const screen = <P extends object>(...[areas, load]: Parameters<typeof lazyPage<P>>) =>
  lazyPage(areas, load, <Loading />);

const Games = screen(
  ['games', 'clocks', 'hosting', 'protocol', 'match'],
  () => import('../pages/games/GamesPage.tsx'),
);
const NewTable = screen(['new', 'hosting', 'protocol'], () => import('../pages/new/NewTable.tsx'));
const NewLocalGame = screen(['new', 'protocol'], () => import('../pages/new/NewLocalGame.tsx'));
const ServerTable = screen(
  ['table', 'match', 'chat', 'protocol'],
  () => import('../pages/table/ServerTable.tsx'),
);
const LocalTable = screen(['table', 'match', 'local'], () => import('../pages/table/LocalTable.tsx'));
const Teaching = screen([], () => import('../pages/learn/TeachingPage.tsx'));
const Replay = screen(
  ['table', 'match', 'panels', 'games', 'clocks', 'replay', 'kernel'],
  () => import('../pages/replay/ReplayPage.tsx'),
);
const People = screen([], () => import('../pages/people/PeopleRoutes.tsx'));
const Code = screen(['links', 'hosting', 'protocol'], () => import('../pages/links/CodePage.tsx'));

/** The whole page: words and routes. */
export function App() {
  const locale = useLocale();
  return (
    <I18nProvider locale={locale}>
      <WordsProvider>
        {/* Hydration finds the prerendered home page, even if the address has changed since. */}
        <Router base={basePath.slice(0, -1)} ssrPath={basePath}>
          <NewVersion />
          <Boundary>
            <Switch>
              <Route path="/" component={Home} />
              <Route path="/games" component={Games} />
              <Route path="/new/:game">{({ game }) => <NewTable key={game} game={game} />}</Route>
              <Route path="/screen/:game">{({ game }) => <NewLocalGame key={game} game={game} />}</Route>
              <Route path="/t/:table">{({ table }) => <ServerTable key={table} table={table} />}</Route>
              <Route path="/local/:match">{({ match }) => <LocalTable key={match} match={match} />}</Route>
              <Route path="/learn/:game/:name?">{(place) => <Teaching kind="learn" {...place} />}</Route>
              <Route path="/intro/:game/:name?">{(place) => <Teaching kind="intro" {...place} />}</Route>
              <Route path="/replay" component={Replay} />
              <Route path={/^\/(people|owner)/} component={People} />
              <Route path="/account" component={Code} />
              <Route path="/return" component={Code} />
              <Route path="/come" component={Code} />
              <Route path="/device" component={Code} />
              <Route component={NotFound} />
            </Switch>
            <PaletteHost />
            <NextTableHost />
          </Boundary>
        </Router>
      </WordsProvider>
    </I18nProvider>
  );
}
