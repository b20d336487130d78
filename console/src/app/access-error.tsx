import { ApiProblem } from '@loan-kereta/sdk/client';
import { pages } from '@loan-kereta/sdk/pages';
import { useLocation, useRouteError } from 'react-router';
import { useWords } from '../language/dictionary.ts';
import { withReturn } from '../session/return-to.ts';
import { sessionWords } from '../session/words.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Entry } from '../ui/entry.tsx';
import { kitWords } from '../ui/words.ts';
import styles from './access-error.module.css';
import { Crash } from './crash.tsx';

/** Why nobody is let in. */
function AccessError({ problem }: { readonly problem: ApiProblem }) {
  const { access } = useWords(sessionWords);
  const kit = useWords(kitWords);
  const { pathname, search } = useLocation();
  return (
    <main className={styles.page}>
      <Entry title={access.title}>
        <Alert kind="bad">
          <p>{access.failed}</p>
          <p>{problem.status === 0 ? kit.unreachable : problem.detail}</p>
        </Alert>
        <ButtonLink
          look="primary"
          size="large"
          wide
          to={withReturn(pages.adminLogin.path, pathname + search)}
        >
          {access.again}
        </ButtonLink>
      </Entry>
    </main>
  );
}

/** In place of a page of the admin centre: the server could not say who is here, or the page failed. */
export function AdminFault() {
  const fault = useRouteError();
  return fault instanceof ApiProblem ? <AccessError problem={fault} /> : <Crash />;
}
