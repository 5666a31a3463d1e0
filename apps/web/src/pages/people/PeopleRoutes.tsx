import { Route, Switch } from 'wouter';
import { lazyPage } from '../../words/lazy-page.tsx';
import { Loading } from '../layout/Loading.tsx';

const People = lazyPage(['people', 'protocol'], () => import('./PeoplePage.tsx'), <Loading />);
const Person = lazyPage(['people', 'clocks', 'protocol'], () => import('./PersonPage.tsx'), <Loading />);
const Owner = lazyPage(['people', 'protocol'], () => import('../owner/OwnerPage.tsx'), <Loading />);

/** The pages about people, and the owner's: of all this, what every page loads names only this file. */
export default function PeopleRoutes() {
  return (
    <Switch>
      <Route path="/people" component={People} />
      <Route path="/people/:person">{({ person }) => <Person key={person} person={person} />}</Route>
      <Route path="/owner" component={Owner} />
    </Switch>
  );
}
