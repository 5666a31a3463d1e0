import { lazyPage } from '../../words/lazy-page.tsx';
import { Loading } from '../layout/Loading.tsx';

interface TeachingPageProps {
  kind: 'intro' | 'learn';
  game: string;
  name?: string | undefined;
}

const Intro = lazyPage(['intro'], () => import('../intro/IntroPage.tsx'), <Loading />);
const Learn = lazyPage(['table', 'match', 'learn'], () => import('./LearnPage.tsx'), <Loading />);

/**
 * The introduction or a tutorial of a game. Both are behind one import of the first load, because each import names all files
 * that it needs.
 */
export default function TeachingPage({ kind, ...place }: TeachingPageProps) {
  return kind === 'intro' ? <Intro {...place} /> : <Learn {...place} />;
}
