import { Button, LinkButton } from '@durbar/kit/ui/Button.tsx';
import { useLocation } from 'wouter';
import { accountApi } from '../../net/account-api.ts';
import { ApiError } from '../../net/api-error.ts';
import { useLoaded } from '../../state/useLoaded.ts';
import { useWords } from '../../words/useWords.tsx';
import { Loading } from '../layout/Loading.tsx';
import { Notice } from '../layout/Notice.tsx';
import { carryOn } from '../settings/account/carry-on.ts';
import { useRequests } from '../settings/useRequests.ts';

const readLink = (token: string) => accountApi.readLink(token);

/**
 * The link of a mail: says what it would do, and does it after a press only, since chat and mail programs open links to preview
 * them.
 */
export function MailLinkPage({ token }: { token: string }) {
  const words = useWords();
  const [, go] = useLocation();
  const { value: link, failure } = useLoaded(readLink, token);
  const { busy, problem, run } = useRequests();
  if (failure && !(failure instanceof ApiError)) throw failure;
  if (failure)
    return (
      <Notice title={words.t('account.failed')}>
        <p role="alert">{words.formatMessage(failure.problem)}</p>
        {failure.status === REFUSED && <p>{words.t('account.link.refused')}</p>}
        <LinkButton variant="fill" href="/account">
          {words.t('account.title')}
        </LinkButton>
        <LinkButton href="/">{words.t('home.back')}</LinkButton>
      </Notice>
    );
  if (!link) return <Loading />;
  const { act, ...values } = link;
  const use = () =>
    run(async () => {
      if (await carryOn(await accountApi.followLink(token))) go('/account#signed-in=', { replace: true });
    });
  return (
    <Notice title={words.t(`account.link.${act}`)}>
      <p>{words.t(`account.link.${act}.text`, values)}</p>
      {problem && <p role="alert">{words.formatMessage(problem)}</p>}
      <Button variant="fill" isDisabled={busy} onPress={() => void use()}>
        {words.t(`account.link.${act}.do`, values)}
      </Button>
      <LinkButton href="/">{words.t('home.back')}</LinkButton>
    </Notice>
  );
}

/** The status of an answer that does not know a link. */
const REFUSED = 404;
