import { shareMessage, whatsappLink } from '@loan-kereta/sdk/wording';
import { advisorWords } from '@loan-kereta/sdk/wording/advisor';
import { useEffect, useRef, useState } from 'react';
import type { DialogProps } from '../advisor/services.ts';
import { useWidget } from '../parts/context.tsx';
import { useWords } from '../parts/use-words.ts';
import { copyText } from './copy-text.ts';
import { DialogFrame } from './dialog.tsx';

/** How long the button says that the text was copied, in ms. */
const copiedFor = 3000;

/** The loan as a message in Malay, to copy or to send by WhatsApp. */
export default function ShareDialog({ onClose }: DialogProps) {
  const say = useWords(advisorWords);
  const { advisor, plan, model, variant, loan, deposit, tenureYears, rate, method, onShare } = useWidget();
  const [branding, setBranding] = useState(advisor.name);
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(setState, copiedFor, 'idle');
    return () => clearTimeout(timer);
  }, [state]);

  const text = shareMessage({
    displayName: branding,
    whatsapp: advisor.whatsapp,
    carModel: model?.name ?? '',
    variant: variant?.name ?? '',
    monthlyPayment: loan?.instalment ?? 0,
    loanAmount: loan?.principal ?? 0,
    deposit,
    tenure: tenureYears,
    interestRate: rate,
    method,
  });
  const copy = async () => setState((await copyText(text, box.current)) ? 'copied' : 'failed');

  return (
    <DialogFrame title={say('shareTitle')} onClose={onClose}>
      {plan === 'diamond' && (
        <label className="lk-field">
          <span className="lk-label">{say('customBranding')}</span>
          <input
            className="lk-input"
            maxLength={50}
            value={branding}
            onInput={event => setBranding(event.currentTarget.value)}
          />
        </label>
      )}
      <label className="lk-field">
        <span className="lk-label">{say('shareMessage')}</span>
        <textarea ref={box} className="lk-input message" rows={12} readOnly value={text} />
      </label>
      <p className="dialog-status" role="status">
        {state === 'copied' && say('copied')}
        {state === 'failed' && say('copyFailed')}
      </p>
      <footer className="dialog-actions">
        <button type="button" className="quiet" onClick={copy}>
          {say(state === 'copied' ? 'copied' : 'copy')}
        </button>
        <a className="loud" href={whatsappLink('', text)} target="_blank" rel="noopener" onClick={onShare}>
          {say('openWhatsapp')}
        </a>
      </footer>
    </DialogFrame>
  );
}
