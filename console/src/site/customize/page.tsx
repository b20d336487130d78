import { pages } from '@loan-kereta/sdk/pages';
import { LayoutTemplate } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '../../language/dictionary.ts';
import { useSession } from '../../session/advisor.ts';
import { useLinkToken } from '../../session/link-token.ts';
import { withReturn } from '../../session/return-to.ts';
import { sessionWords } from '../../session/words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Empty, Loading } from '../../ui/states.tsx';
import styles from './builder.module.css';
import { customizeWords } from './words/words.ts';

const Builder = lazy(async () => ({ default: (await import('./builder.tsx')).Builder }));
const GuestBuilder = lazy(async () => ({ default: (await import('./guest-builder.tsx')).GuestBuilder }));

/** Asks a guest to sign in whom a link has brought a layout, which goes with them. */
function SignInFirst() {
  const text = useWords(customizeWords);
  const session = useWords(sessionWords);
  const { state } = useLocation();
  const to = (page: string) => withReturn(page, pages.customize.path);
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} />
      <Empty icon={LayoutTemplate} title={text.signInTitle} text={text.sharedWaits}>
        <div className={styles.ways}>
          <ButtonLink look="primary" to={to(pages.login.path)} state={state}>
            {session.signIn}
          </ButtonLink>
          <ButtonLink to={to(pages.register.path)} state={state}>
            {session.register}
          </ButtonLink>
        </div>
      </Empty>
    </>
  );
}

/** Lets a guest build. A link to a shared layout asks the guest to sign in first. */
const ForGuests = () => (useLinkToken('shared') === undefined ? <GuestBuilder /> : <SignInFirst />);

/** The theme builder, where an advisor makes a layout of the calculator's blocks. */
export function Component() {
  const user = useSession(state => state.user);
  return (
    <div className={styles.body}>
      <Suspense fallback={<Loading />}>
        {user ? <Builder key={user.id} advisorId={user.id} /> : <ForGuests />}
      </Suspense>
    </div>
  );
}
