import { UserPlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { useMayAll } from '../../session/admin.ts';
import { Button } from '../../ui/button.tsx';
import { PageBody, PageHeader } from '../../ui/page-header.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Loading } from '../../ui/states.tsx';
import { useAddress } from '../address.ts';
import styles from './page.module.css';
import { Team } from './team.tsx';
import { adminsWords } from './words.ts';

/** What only concerns oneself is fetched when it is looked at. */
const Own = lazy(() => import('./own.tsx').then(({ Own }) => ({ default: Own })));

const parts = ['team', 'own'] as const;

/** Those who run the site, and one's own account among theirs. */
export function Component() {
  const text = useWords(adminsWords);
  const { query, set } = useAddress();
  const mayAll = useMayAll();
  const part = parts.find(each => each === query.get('part')) ?? 'team';
  return (
    <PageBody>
      <PageHeader title={text.title} lead={text.lead}>
        <Segmented
          label={text.parts.label}
          value={part}
          options={parts.map(value => ({ value, label: text.parts[value] }))}
          onChoose={next => set({ part: next === 'team' ? undefined : next, admin: undefined })}
        />
        {mayAll && part === 'team' && (
          <span className={styles.invite}>
            <Button look="primary" onClick={() => set({ invite: 'admin' }, { isStep: true })}>
              <UserPlus aria-hidden="true" />
              {text.invite.title}
            </Button>
          </span>
        )}
      </PageHeader>
      {part === 'team' ? (
        <Team />
      ) : (
        <Suspense fallback={<Loading />}>
          <Own />
        </Suspense>
      )}
    </PageBody>
  );
}
