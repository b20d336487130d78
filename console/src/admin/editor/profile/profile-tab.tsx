import { pages } from '@loan-kereta/sdk/pages';
import { profileLimits } from '@loan-kereta/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { ApiProblem, api } from '../../../api/api.ts';
import { useWords } from '../../../language/dictionary.ts';
import { useSessionForm } from '../../../session/session-form.ts';
import { explain } from '../../../site/explain.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Empty, Failed, Loading } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from '../page.module.css';
import { editorWords } from '../words.ts';

type Profile = Awaited<ReturnType<typeof api.profile.get>>;

function ProfileForm({ profile }: { readonly profile: Profile }) {
  const text = useWords(editorWords);
  const form = useSessionForm('user', {
    defaults: {
      headline: profile.headline ?? '',
      branding_name: profile.branding_name ?? '',
      whatsapp: profile.whatsapp ?? '',
      photo_url: profile.photo_url ?? '',
    },
    send: body => api.profile.save({ body }),
    explain: failure => explain(failure, { failed: text.profileFailed, unreachable: text.unreachable }),
    done: () => {
      toast.good(text.profileSaved);
      return undefined;
    },
  });
  return (
    <Form form={form} submit={text.saveProfile} submitting={text.saving}>
      <TextField {...form.field('headline')} label={text.headline} maxLength={profileLimits.headline} />
      <TextField {...form.field('branding_name')} label={text.brandingName} maxLength={profileLimits.name} />
      <TextField
        {...form.field('whatsapp')}
        label={text.whatsapp}
        type="tel"
        maxLength={profileLimits.whatsapp}
      />
      <TextField {...form.field('photo_url')} label={text.photoUrl} inputMode="url" optional />
    </Form>
  );
}

/** The profile of the advisor who is signed in in this browser beside the admin: an admin has none. */
export function ProfileTab() {
  const text = useWords(editorWords);
  const { data, error, refetch } = useQuery({
    queryKey: ['editor', 'profile'],
    queryFn: () => api.profile.get(),
    // Nobody is signed out for having no second account.
    retry: false,
  });
  if (data)
    return (
      <div className={styles.narrow}>
        <p>{text.profileLead}</p>
        <ProfileForm profile={data} />
      </div>
    );
  if (!error) return <Loading />;
  return error instanceof ApiProblem && (error.status === 401 || error.status === 403) ? (
    <Empty icon={UserRound} title={text.noAdvisor} text={text.noAdvisorText}>
      <ButtonLink to={pages.login.path}>{text.signIn}</ButtonLink>
    </Empty>
  ) : (
    <Failed title={text.profileLoadFailed} problem={error} onRetry={() => void refetch()} />
  );
}
