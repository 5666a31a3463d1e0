import { useLocation } from 'wouter';
import { api } from '../../net/api.ts';
import { identifyBrowser } from '../../state/identity.ts';
import { CodePage } from './CodePage.tsx';

/** A seat's private link: gives whoever opens it that seat, and goes to its table. */
export default function ReturnLinkPage({ code }: { code: string }) {
  const [, go] = useLocation();
  const take = async () => {
    await identifyBrowser();
    const { table } = await api.takeSeat(code);
    go(`/t/${table}`, { replace: true });
  };
  return <CodePage title="return.title" text="return.text" action="return.take" take={take} />;
}
