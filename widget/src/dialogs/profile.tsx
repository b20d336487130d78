import { fill } from '@loan-kereta/sdk/languages/fill';
import { imageTypes, longestAddress, maxImageMegabytes, profileLimits } from '@loan-kereta/sdk/rules';
import { normalisePhone } from '@loan-kereta/sdk/wording';
import { type SyntheticEvent, useRef, useState } from 'react';
import { reasonOf } from '../advisor/reason.ts';
import type { DialogProps, ProfileDraft } from '../advisor/services.ts';
import { useWidget } from '../parts/context.tsx';
import { DialogFrame } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { useAdvisorWords } from '../ui/use-advisor-words.ts';
import { Portrait } from './portrait.tsx';
import { faultsOf, imageFault, type ProfileFaults, tidy } from './profile-check.ts';

/** Edits the name, headline, number and photo that the calculator shows. */
export default function ProfileDialog({ services, onClose }: DialogProps) {
  const say = useAdvisorWords();
  const { session, advisor } = useWidget();
  const [saved, setSaved] = useState<ProfileDraft>({
    name: advisor.name,
    headline: advisor.headline,
    whatsapp: advisor.whatsapp,
    photoUrl: advisor.uploaded ? '' : (advisor.photo ?? ''),
    uploadedImage: advisor.uploaded ? (advisor.photo ?? '') : '',
  });
  const [draft, setDraft] = useState(saved);
  const now = useRef(draft);
  now.current = draft;
  const [faults, setFaults] = useState<ProfileFaults>({});
  const [status, setStatus] = useState<{ readonly text: string; readonly isFault?: boolean }>();
  const [busy, setBusy] = useState<'saving' | 'uploading'>();
  const form = useRef<HTMLFormElement>(null);
  const put = (patch: Partial<ProfileDraft>) => setDraft(before => ({ ...before, ...patch }));
  const photo = draft.uploadedImage || draft.photoUrl;
  const fault = (field: keyof ProfileDraft) => {
    const key = faults[field];
    return key && say(key);
  };

  /** Does what takes a while; says why when it fails, and keeps what was entered. */
  const during = async (what: 'saving' | 'uploading', work: () => Promise<void>, failed: string) => {
    setBusy(what);
    setStatus(undefined);
    await work().catch(failure => setStatus({ text: reasonOf(failure, failed), isFault: true }));
    setBusy(undefined);
  };
  const choose = (file: File | undefined) => {
    const refused = file && imageFault(file);
    setFaults({ ...faults, uploadedImage: refused });
    setStatus(undefined);
    if (!file || refused) return;
    const upload = async () => {
      put({ uploadedImage: await services.upload(file), photoUrl: '' });
      setStatus({ text: say('uploaded') });
    };
    during('uploading', upload, say('uploadFailed'));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    const tidied = tidy(draft);
    const found = faultsOf(tidied);
    setFaults(found);
    setStatus(undefined);
    const [first] = Object.keys(found);
    if (first) return form.current?.querySelector<HTMLElement>(`#dialog-${first}`)?.focus();
    const save = async () => {
      await services.saveProfile(tidied, saved);
      const { data } = session.getState();
      const { photoUrl, uploadedImage, ...rest } = tidied;
      const shown = {
        ...rest,
        phone: normalisePhone(rest.whatsapp) ?? '',
        photo: uploadedImage || photoUrl,
        uploaded: !!uploadedImage,
      };
      if (data) session.setState({ data: { ...data, advisor: { ...data.advisor, ...shown } } });
      // What was mended while it was sent is not saved yet.
      if (now.current === draft) onClose();
      else setSaved(tidied);
    };
    during('saving', save, say('profileFailed'));
  };

  return (
    <DialogFrame
      title={say('profileTitle')}
      icon="person"
      onClose={onClose}
      unsaved={JSON.stringify(draft) !== JSON.stringify(saved)}
      status={status && <span className={status.isFault ? 'dialog-fault' : undefined}>{status.text}</span>}
      actions={
        <>
          <button type="button" className="dialog-quiet" onClick={onClose}>
            {say('cancel')}
          </button>
          <button type="submit" form="dialog-profile" className="dialog-loud" aria-disabled={!!busy}>
            {say(busy ?? 'save')}
          </button>
        </>
      }
    >
      <form ref={form} id="dialog-profile" className="dialog-form" noValidate onSubmit={submit}>
        <div className="dialog-card">
          <Portrait name={draft.name} photo={photo} />
          <div className="dialog-photo">
            <div className="dialog-row">
              <label className="dialog-quiet dialog-file">
                <Icon name="upload" />
                {say('avatarUpload')}
                <input
                  type="file"
                  accept={imageTypes.join()}
                  disabled={!!busy}
                  aria-describedby="dialog-photo-hint"
                  onChange={event => {
                    choose(event.currentTarget.files?.[0]);
                    // The same file again, once it was mended, is a choice too.
                    event.currentTarget.value = '';
                  }}
                />
              </label>
              {photo && (
                <button
                  type="button"
                  className="dialog-quiet"
                  disabled={!!busy}
                  onClick={() => put({ uploadedImage: '', photoUrl: '' })}
                >
                  <Icon name="trash" />
                  {say('avatarRemove')}
                </button>
              )}
            </div>
            <p id="dialog-photo-hint" className="dialog-hint">
              {fill(say('avatarAdvice'), { megabytes: maxImageMegabytes })}
            </p>
            {faults.uploadedImage && (
              <p className="dialog-fault" role="alert">
                {fault('uploadedImage')}
              </p>
            )}
          </div>
        </div>
        <Field
          name="name"
          label={say('saName')}
          value={draft.name}
          limit={profileLimits.name}
          required
          fault={fault('name')}
          onType={name => put({ name })}
        />
        <Field
          name="headline"
          label={say('headlineLabel')}
          value={draft.headline}
          limit={profileLimits.headline}
          onType={headline => put({ headline })}
        />
        <Field
          name="whatsapp"
          label={say('whatsapp')}
          type="tel"
          placeholder="012-345 6789"
          value={draft.whatsapp}
          limit={profileLimits.whatsapp}
          fault={fault('whatsapp')}
          onType={whatsapp => put({ whatsapp })}
        />
        {!draft.uploadedImage && (
          <Field
            name="photoUrl"
            label={say('avatarUrl')}
            type="url"
            placeholder="https://"
            value={draft.photoUrl}
            limit={longestAddress}
            fault={fault('photoUrl')}
            onType={photoUrl => put({ photoUrl })}
          />
        )}
      </form>
    </DialogFrame>
  );
}
