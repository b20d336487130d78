import { useState } from 'react';
import { useWidget } from './context.tsx';

/** The advisor's photo, or the first letter of the name when there is none or it does not load. */
export function Avatar() {
  const { advisor } = useWidget();
  const [broken, setBroken] = useState<string | null>('');
  const initial = [...advisor.name][0]?.toUpperCase() ?? 'L';
  return (
    <span className="lk-avatar" aria-hidden="true">
      {advisor.photo && broken !== advisor.photo ? (
        <img src={advisor.photo} alt="" onError={() => setBroken(advisor.photo)} />
      ) : (
        initial
      )}
    </span>
  );
}

/** Who the calculator speaks for: avatar, name, headline, and Edit for the advisor. */
export function BrandHeader() {
  const { advisor, words, soften, onEdit } = useWidget();
  return (
    <header part="brand-header" className="lk-header">
      <Avatar />
      <span className="lk-brand">
        <b className="lk-name">{soften(advisor.name || 'Loan Kereta')}</b>
        <small className="lk-headline">{soften(advisor.headline || words.advisor)}</small>
      </span>
      {onEdit && (
        <button type="button" part="edit" className="lk-edit" onClick={onEdit}>
          {words.edit}
        </button>
      )}
    </header>
  );
}

/** A slim bar with the advisor's number, if there is one; on a live stream it says LIVE and the name. */
export function LiveBar() {
  const { advisor, presenter, soften } = useWidget();
  if (!presenter && !advisor.whatsapp) return null;
  return (
    <p part="live-bar" className="lk-live">
      {presenter && <b className="lk-live-dot">LIVE</b>}
      <span className="lk-live-name">{presenter ? soften(advisor.name) : 'WhatsApp'}</span>
      {advisor.whatsapp}
    </p>
  );
}
