import type { Profile } from '@loan-kereta/sdk/contract';
import { defaultThemeId } from '@loan-kereta/sdk/plans';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { askProfile } from '../../profile/ask.ts';
import { onGivenUp } from '../../profile/given-up.ts';
import { writtenProfileKey } from '../../profile/queries.ts';
import { storedOf } from '../../profile/save.ts';
import { readProfile } from '../../profile/stored.ts';
import { readUnsent } from '../../profile/unsent.ts';
import { useSession } from '../../session/advisor.ts';
import type { StoredUser } from '../../session/stored.ts';
import { Alert, Said } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PageBody, PageHeader } from '../../ui/page-header.tsx';
import { Loading } from '../../ui/states.tsx';
import { ToCalculator } from '../to-calculator.tsx';
import { drafts, type ProfileValues } from './draft.ts';
import { ProfileForm } from './form.tsx';
import styles from './page.module.css';
import { profilePageWords } from './words.ts';

/** The theme of the calculator that this browser keeps, if any, whose files come only where it is needed. */
async function keptTheme(userId: number): Promise<string | undefined> {
  const { readCopy, shownTheme } = await import('../../calculator/copy.ts');
  const copy = readCopy(userId)?.calculator;
  return copy && shownTheme(copy);
}

/** A profile with what was saved without a connection, which is newer. */
async function newestProfile(userId: number | undefined): Promise<Profile> {
  const waiting = () => userId !== undefined && readUnsent(userId)?.to;
  // What is sent while the answer is on its way is not in that, and waits no more once it is there.
  const before = waiting();
  const profile = await askProfile();
  return { ...profile, ...before, ...waiting() };
}

/** A profile as far as this browser knows it. */
function keptProfile({ id, name }: StoredUser, kept: string | undefined): ProfileValues {
  const nothing = { headline: '', whatsapp: '', photoUrl: '', uploadedImage: '' };
  const themeKey = readUnsent(id)?.to.themeKey ?? kept ?? defaultThemeId;
  return { ...nothing, name: name ?? '', ...readProfile(), themeKey };
}

/** Where an advisor writes what buyers see. */
export function Component() {
  const text = useWords(profilePageWords);
  const user = useSession(state => state.user);
  // Once: what is typed from now on is kept, too.
  const [isKept] = useState(() => user !== undefined && drafts.has(user.id));
  const [theme, setTheme] = useState<string>();
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery({
    queryKey: writtenProfileKey(user?.id),
    queryFn: () =>
      newestProfile(user?.id).catch(async failure => {
        if (user) setTheme(await keptTheme(user.id).catch(() => undefined));
        throw failure;
      }),
    // It asks again by itself, and what is being typed is not replaced by what comes later.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const userId = user?.id;
  useEffect(
    () =>
      onGivenUp(given => {
        if (given.userId === userId) void refetch();
      }),
    [userId, refetch],
  );
  const saved: ProfileValues | undefined = data
    ? { ...storedOf(data), name: data.branding_name || (user?.name ?? ''), themeKey: data.themeKey }
    : isError && user
      ? keptProfile(user, theme)
      : undefined;

  return (
    <PageBody>
      <PageHeader title={text.title} lead={text.lead} beside>
        <ToCalculator label={text.toCalculator} />
      </PageHeader>
      {isError && (
        <Alert kind="bad">
          <p>
            {text.loadFailed} {text.fromBrowser}
          </p>
          <div className={styles.retry}>
            <Button size="small" busy={isFetching} onClick={() => void refetch()}>
              {text.retry}
            </Button>
          </div>
        </Alert>
      )}
      <Said>{isKept && <Alert kind="info">{text.kept}</Alert>}</Said>
      {saved && user ? (
        <ProfileForm
          key={`${user.id} ${dataUpdatedAt}`}
          userId={user.id}
          slug={data?.slug}
          saved={saved}
          onUndone={() => void refetch()}
        />
      ) : (
        <Loading />
      )}
    </PageBody>
  );
}
