import { useState } from 'react';
import { useWidget } from './context.tsx';

/** The advisor's photo, or the first letter of the name when there is none or it does not load. */
export function Avatar() {
  const { advisor } = useWidget();
  const [broken, setBroken] = useState<string | null>('');
  const initial = [...advisor.name][0]?.toUpperCase() ?? 'L';
  return (
    <span className="lk-avatar" aria-hidden>
      {advisor.photo && broken !== advisor.photo ? (
        <img src={advisor.photo} alt="" onError={() => setBroken(advisor.photo)} />
      ) : (
        initial
      )}
    </span>
  );
}

/**
 * Who the calculator speaks for: avatar, name and headline, and Edit for the advisor. On a live stream LIVE and the
 * number stand there instead, so that every theme has them where it begins, and nothing of a tool.
 */
export function BrandHeader() {
  const { advisor, words, soften, OnAir, onEdit } = useWidget();
  return (
    <header part="brand-header" className="lk-header">
      <Avatar />
      <span className="lk-brand">
        <b className="lk-name" translate="no">
          {soften(advisor.name || 'Loan Kereta')}
        </b>
        {OnAir ? (
          <OnAir />
        ) : (
          <small className="lk-headline">{soften(advisor.headline || words.advisor)}</small>
        )}
      </span>
      {onEdit && !OnAir && (
        <button type="button" part="edit" className="lk-edit" onClick={onEdit}>
          {words.edit}
        </button>
      )}
    </header>
  );
}

/** A slim bar with the advisor's number, if there is one; on a live stream the header has it. */
export function LiveBar() {
  const { advisor, presenter } = useWidget();
  return (
    !presenter &&
    advisor.whatsapp && (
      <p part="live-bar" className="lk-live" translate="no">
        <span>WhatsApp</span> {advisor.whatsapp}
      </p>
    )
  );
}
