import { pages } from '@loan-kereta/sdk/pages';
import { longestAddress, profileFaults, profileLimits } from '@loan-kereta/sdk/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ApiProblem, api } from '../../../api/api.ts';
import { explain } from '../../../api/explain.ts';
import { useWords } from '../../../language/dictionary.ts';
import { isAdminHere } from '../../../session/admin.ts';
import { useSessionForm } from '../../../session/session-form.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { changesOf } from '../../../ui/changes-of.ts';
import { TextField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Empty, Failed, Loading } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.ts';
import { useLeaveQuestion } from '../../../ui/use-leave-question.ts';
import { useUnsaved } from '../../unsaved.ts';
import styles from '../page.module.css';
import { editorWords } from '../words.ts';

type Profile = Awaited<ReturnType<typeof api.profile.get>>;

const fieldsOf = ({ headline, branding_name, whatsapp, photo_url }: Profile) => ({
  headline,
  branding_name,
  whatsapp,
  photo_url: photo_url ?? '',
});
type Fields = ReturnType<typeof fieldsOf>;

const empty: Fields = { headline: '', branding_name: '', whatsapp: '', photo_url: '' };
const sample = { slug: '', base: empty, fields: empty };

interface ProfileFormProps {
  readonly profile: Profile;
  readonly onSaved: (saved: Profile) => void;
}

function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const text = useWords(editorWords);
  const { slug } = profile;
  const [kept, keep] = useUnsaved('profile', sample);
  // Another advisor may have signed in since.
  const unsaved = kept?.slug === slug ? kept : undefined;
  const [base] = useState(unsaved?.base ?? fieldsOf(profile));
  const [fields, setFields] = useState(unsaved?.fields ?? base);
  const isChanged = Object.keys(changesOf(base, fields)).length > 0;
  useLeaveQuestion({ unsaved: isChanged, isSignedIn: isAdminHere, part: 'tab' });
  useEffect(
    () => keep(isChanged ? { slug, base, fields } : undefined),
    [keep, isChanged, slug, base, fields],
  );
  const form = useSessionForm('user', {
    defaults: fields,
    written: setFields,
    check: ({ branding_name: name, whatsapp, photo_url: photoUrl }) => {
      const said = {
        name: { field: 'branding_name', message: text.fillRequired },
        whatsapp: { field: 'whatsapp', message: text.badPhone },
        photoUrl: { field: 'photo_url', message: text.badUrl },
      } as const;
      return profileFaults({ name, whatsapp, photoUrl }).map(field => said[field]);
    },
    send: fields => api.profile.save({ body: changesOf(base, fields) }),
    explain: failure => explain(failure, { failed: text.profileFailed, unreachable: text.unreachable }),
    done: saved => {
      keep(undefined);
      toast.good(text.profileSaved);
      onSaved(saved);
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
      <TextField
        {...form.field('photo_url')}
        label={text.photoUrl}
        inputMode="url"
        maxLength={longestAddress}
        optional
      />
    </Form>
  );
}

const queryKey = ['editor', 'profile'];

/** The profile of the advisor who is signed in in this browser beside the admin: an admin has none. */
export function ProfileTab() {
  const text = useWords(editorWords);
  const queries = useQueryClient();
  /** After a save the form begins anew, of what is saved. */
  const [saves, setSaves] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => api.profile.get(),
    // What is being written is not replaced by what is loaded meanwhile, and begins with what is there.
    refetchOnWindowFocus: false,
    gcTime: 0,
    // Nobody is signed out for having no second account.
    retry: false,
  });
  if (data)
    return (
      <div className={styles.narrow}>
        <p>{text.profileLead}</p>
        <ProfileForm
          key={saves}
          profile={data}
          onSaved={saved => {
            queries.setQueryData(queryKey, saved);
            setSaves(saves + 1);
          }}
        />
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
