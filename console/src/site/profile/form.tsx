import { pages } from '@loan-kereta/sdk/pages';
import { entitlements, grantsTheme, planNames, themeId, themes } from '@loan-kereta/sdk/plans';
import { longestAddress, pictureLink, profileFaults, profileLimits } from '@loan-kereta/sdk/rules';
import { normalisePhone } from '@loan-kereta/sdk/wording';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/dictionary.ts';
import type { Change } from '../../profile/published.ts';
import { changeOf, explainSave } from '../../profile/save.ts';
import { saveOrKeep } from '../../profile/save-or-keep.ts';
import { changed, type Fields, namesOf, only } from '../../profile/unsent.ts';
import { profileWords } from '../../profile/words.ts';
import { useSession } from '../../session/advisor.ts';
import { noticeEnd } from '../../session/notice-end.ts';
import { Card } from '../../ui/card.tsx';
import { changesOf } from '../../ui/changes-of.ts';
import { TextField } from '../../ui/field.tsx';
import { Form, useSendingForm } from '../../ui/form.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';
import { useLeadOn } from '../../ui/use-lead-on.ts';
import { useLeaveQuestion } from '../../ui/use-leave-question.ts';
import { drafts, type ProfileValues } from './draft.ts';
import styles from './page.module.css';
import { Photo } from './photo.tsx';
import { Preview } from './preview.tsx';
import { profilePageWords } from './words.ts';

/** How long the outcome stands before the calculator, in ms. */
const farewell = 1500;

const published = () => import('../../profile/published.ts');

/** The uploaded photo that a save replaces, which its Undo needs. */
const photoBefore = async (from: Fields, to: Fields) =>
  from.uploaded_image === to.uploaded_image
    ? undefined
    : published().then(
        ({ replacedPhoto }) => replacedPhoto(from, to),
        () => undefined,
      );

const fieldsOf = (values: ProfileValues) => ({ ...changeOf(values), themeKey: values.themeKey });

interface ProfileFormProps {
  readonly userId: number;
  /** Names the advisor's page; undefined while the server has not answered. */
  readonly slug: string | undefined;
  /** As it is saved when the form is drawn first. */
  readonly saved: ProfileValues;
  /** Called when a saved change was undone. */
  readonly onUndone: () => void;
}

/** The profile with its preview, and what saves it. */
export function ProfileForm({ userId, slug, saved: savedFirst, onUndone }: ProfileFormProps) {
  const text = useWords(profilePageWords);
  const saveText = useWords(profileWords);
  const navigate = useNavigate();
  const granted = useSession(state => state.access.theme_access) ?? entitlements('basic').themeAccess;

  const [saved, setSaved] = useState(savedFirst);
  const [uploading, setUploading] = useState(false);
  const leadOn = useLeadOn();

  const form = useSendingForm<ProfileValues, { readonly reason?: string; readonly change: Change }>({
    defaults: { ...saved, ...drafts.get(userId) },
    check: values => {
      const said = { name: text.fillName, whatsapp: text.badPhone, photoUrl: text.badUrl };
      const photoUrl = values.uploadedImage ? '' : values.photoUrl;
      return profileFaults({ ...values, photoUrl }).map(field => ({ field, message: said[field] }));
    },
    async send(values) {
      const [from, to] = [fieldsOf(saved), fieldsOf(values)];
      // What was left alone may have been changed elsewhere, or not be known here at all; and a theme that the plan no
      // longer grants would be refused, also where it is only told again.
      const change = {
        userId,
        slug,
        from,
        to: only(to, changed(from, to)),
        photo: await photoBefore(from, to),
      };
      const failure = await saveOrKeep(userId, from, change.to);
      noticeEnd(failure);
      return { change, ...(failure && { reason: explainSave(failure, saveText) }) };
    },
    called: { branding_name: 'name', photo_url: 'photoUrl', uploaded_image: 'uploadedImage' },
    explain(failure) {
      noticeEnd(failure);
      toast.bad(text.saveFailed);
      return explainSave(failure, saveText);
    },
    done({ reason, change }, values) {
      drafts.delete(userId);
      setSaved(values);
      const showSaved = () => toast.good(reason === undefined ? text.savedToServer : saveText.savedLocally);
      // Without an answer the former values are a guess, which no Undo may save.
      if (reason === undefined && slug !== undefined && namesOf(change.to).length > 0)
        published()
          .then(({ showPublished }) => showPublished(change, { saved: text.savedToServer, undone: onUndone }))
          .catch(showSaved);
      else showSaved();
      leadOn(() => void navigate(pages.app.path), farewell);
      return reason === undefined ? text.saved : `${reason} ${saveText.savedLocally}`;
    },
  });
  const values: ProfileValues = {
    name: form.value('name'),
    headline: form.value('headline'),
    whatsapp: form.value('whatsapp'),
    photoUrl: form.value('photoUrl'),
    uploadedImage: form.value('uploadedImage'),
    themeKey: form.value('themeKey'),
  };
  const changes = changesOf(saved, values);
  const isUnsaved = Object.keys(changes).length > 0;
  // Whoever leaves has given it up, though the form is drawn once more on the way out.
  const isGivenUp = useRef(false);
  useEffect(() => {
    if (isUnsaved && !isGivenUp.current) drafts.set(userId, changes);
    else drafts.delete(userId);
  });
  useLeaveQuestion({
    unsaved: isUnsaved,
    isSignedIn: () => useSession.getState().status === 'signed-in',
    onLeave: () => {
      isGivenUp.current = true;
      drafts.delete(userId);
    },
  });

  const options = themes.map(({ number, name, plan }) => {
    const isOpen = grantsTheme(granted, number) || saved.themeKey === themeId(number);
    const label = `${number}. ${name}`;
    return {
      value: themeId(number) as string,
      label: isOpen ? label : `🔒 ${label}`,
      note: isOpen ? undefined : text.needs(planNames[plan]),
      disabled: !isOpen,
    };
  });
  const own = saved.themeKey.startsWith('layout-')
    ? [{ value: saved.themeKey, label: saveText.ownLayout, note: undefined, disabled: false }]
    : [];
  const uploaded = form.field('uploadedImage');
  const photo = values.uploadedImage || (pictureLink(values.photoUrl.trim()) ?? '');

  return (
    <div className={styles.columns}>
      <Card title={text.who}>
        <Form form={form} submit={text.save} submitting={text.saving} isLong waits={uploading}>
          <div className={styles.pair}>
            <TextField {...form.field('name')} label={text.name} maxLength={profileLimits.name} />
            <TextField
              {...form.field('whatsapp')}
              label={text.whatsapp}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              placeholder="012-345 6789"
              maxLength={profileLimits.whatsapp}
              hint={text.whatsappHint}
              optional
            />
          </div>
          <TextField
            {...form.field('headline')}
            label={text.headline}
            maxLength={profileLimits.headline}
            optional
          />
          <Photo
            name={values.name}
            photo={photo}
            onBusy={setUploading}
            error={uploaded.error}
            focus={uploaded.ref}
            onUploaded={address => {
              form.put('uploadedImage', address);
              form.put('photoUrl', '');
            }}
            onRemove={() => {
              form.put('uploadedImage', '');
              form.put('photoUrl', '');
            }}
          />
          {values.uploadedImage === '' && (
            <TextField
              {...form.field('photoUrl')}
              label={text.photoUrl}
              type="url"
              inputMode="url"
              placeholder="https://"
              maxLength={longestAddress}
              hint={text.orLink}
              optional
            />
          )}
          <Select
            label={text.theme}
            value={values.themeKey}
            options={[...own, ...options]}
            onChoose={key => form.put('themeKey', key)}
          />
        </Form>
      </Card>
      <div className={styles.beside}>
        <Preview
          name={values.name.trim()}
          headline={values.headline.trim()}
          whatsapp={normalisePhone(values.whatsapp) === undefined ? '' : values.whatsapp.trim()}
          photo={photo}
        />
        <Card title={text.howTo}>
          <ol className={styles.steps}>
            {text.steps.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Card>
      </div>
    </div>
  );
}
