import { advisorWords } from '@loan-kereta/sdk/wording/advisor';
import { type SyntheticEvent, useState } from 'react';
import type { DialogProps, ProfileDraft } from '../advisor/services.ts';
import { useWidget } from '../parts/context.tsx';
import { useWords } from '../parts/use-words.ts';
import { DialogFrame } from './dialog.tsx';
import { faultsOf, imageFault, nameLimit, type ProfileFaults, tidy, whatsappLimit } from './profile-check.ts';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly limit: number;
  readonly type?: 'text' | 'tel' | 'url';
  readonly fault?: string | undefined;
  readonly onType: (value: string) => void;
}

function Field({ label, value, limit, type = 'text', fault, onType }: FieldProps) {
  return (
    <label className="lk-field">
      <span className="lk-label">
        {label} <span aria-hidden="true">{`${value.length}/${limit}`}</span>
      </span>
      <input
        className="lk-input"
        type={type}
        maxLength={limit}
        value={value}
        aria-invalid={fault ? true : undefined}
        onInput={event => onType(event.currentTarget.value)}
      />
      {fault && <span className="fault">{fault}</span>}
    </label>
  );
}

/** Edits the name, headline, number and photo that the calculator shows. */
export default function ProfileDialog({ services, onClose }: DialogProps) {
  const say = useWords(advisorWords);
  const { session, advisor } = useWidget();
  const [draft, setDraft] = useState<ProfileDraft>({
    name: advisor.name,
    headline: advisor.headline,
    whatsapp: advisor.whatsapp,
    photoUrl: advisor.uploaded ? '' : (advisor.photo ?? ''),
    uploadedImage: advisor.uploaded ? (advisor.photo ?? '') : '',
  });
  const [faults, setFaults] = useState<ProfileFaults>({});
  const [status, setStatus] = useState('');
  const [busy, setBusy] = useState(false);
  const put = (patch: Partial<ProfileDraft>) => setDraft(before => ({ ...before, ...patch }));
  const photo = draft.uploadedImage || draft.photoUrl;

  /** Runs what takes a while; says why when it fails, and keeps what was entered. */
  const during = async (work: () => Promise<void>, failed: string) => {
    setBusy(true);
    setStatus('');
    await work().catch(error => setStatus(error instanceof Error && error.message ? error.message : failed));
    setBusy(false);
  };
  const choose = (file: File | undefined) => {
    const fault = file && imageFault(file);
    setFaults({ ...faults, uploadedImage: fault });
    if (!file || fault) return;
    during(async () => {
      put({ uploadedImage: await services.upload(file), photoUrl: '' });
      setStatus(say('uploaded'));
    }, say('uploadFailed'));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const tidied = tidy(draft);
    const found = faultsOf(tidied);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    during(async () => {
      await services.saveProfile(tidied);
      const { data } = session.getState();
      const { photoUrl, uploadedImage, ...rest } = tidied;
      if (data) {
        const shown = {
          ...data.advisor,
          ...rest,
          photo: uploadedImage || photoUrl,
          uploaded: !!uploadedImage,
        };
        session.setState({ data: { ...data, advisor: shown } });
      }
      onClose();
    }, say('profileFailed'));
  };
  const fault = (field: keyof ProfileDraft) => {
    const key = faults[field];
    return key && say(key);
  };

  return (
    <DialogFrame title={say('profileTitle')} onClose={onClose}>
      <form className="dialog-form" noValidate onSubmit={submit}>
        <Field label={say('saName')} value={draft.name} limit={nameLimit} onType={name => put({ name })} />
        <Field
          label={say('headlineLabel')}
          value={draft.headline}
          limit={80}
          onType={headline => put({ headline })}
        />
        <Field
          label={say('whatsapp')}
          type="tel"
          value={draft.whatsapp}
          limit={whatsappLimit}
          fault={fault('whatsapp')}
          onType={whatsapp => put({ whatsapp })}
        />
        <div className="avatar-row">
          {photo && <img className="avatar" src={photo} alt="" />}
          <label className="quiet file">
            {say('avatarUpload')}
            <input type="file" accept="image/*" onChange={event => choose(event.currentTarget.files?.[0])} />
          </label>
          {photo && (
            <button type="button" className="quiet" onClick={() => put({ uploadedImage: '', photoUrl: '' })}>
              {say('avatarRemove')}
            </button>
          )}
        </div>
        <p className="hint">{say('avatarAdvice')}</p>
        {faults.uploadedImage && <p className="fault">{fault('uploadedImage')}</p>}
        {!draft.uploadedImage && (
          <Field
            label={say('avatarUrl')}
            type="url"
            value={draft.photoUrl}
            limit={500}
            fault={fault('photoUrl')}
            onType={photoUrl => put({ photoUrl })}
          />
        )}
        <p className="dialog-status" role="status">
          {status}
        </p>
        <footer className="dialog-actions">
          <button type="button" className="quiet" onClick={onClose}>
            {say('cancel')}
          </button>
          <button type="submit" className="loud" disabled={busy}>
            {say(busy ? 'saving' : 'save')}
          </button>
        </footer>
      </form>
    </DialogFrame>
  );
}
