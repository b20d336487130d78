import { modelName } from '@loan-kereta/sdk/catalogue';
import { profileLimits } from '@loan-kereta/sdk/rules';
import { shareMessage, whatsappLink } from '@loan-kereta/sdk/wording';
import { useEffect, useRef, useState } from 'react';
import type { DialogProps } from '../advisor/services.ts';
import { CeilingNote, mayBeOffered } from '../parts/ceiling.tsx';
import { useWidget } from '../parts/context.tsx';
import { DialogFrame } from '../ui/dialog.tsx';
import { adoptField, Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { useAdvisorWords } from '../ui/use-advisor-words.ts';
import { copyText } from './copy-text.ts';

/** How long the button says that the text was copied, in ms. */
const copiedFor = 3000;
/** How many of the message's lines may be too long for the box, where browsers do not make it as high as its text. */
const roomForWrapping = 2;

/** The loan as a message in Malay, to copy or to send by WhatsApp. */
export default function ShareDialog({ onClose }: DialogProps) {
  const say = useAdvisorWords();
  const { advisor, features, calculator, loan, deposit, tenureYears, rate, method, presenter, onShare } =
    useWidget();
  // A message is not on the screen of a live stream, so it has the names as they are.
  const { model, variant } = calculator.getState();
  const [branding, setBranding] = useState(advisor.name);
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), copiedFor);
    return () => clearTimeout(timer);
  }, [state]);

  const isOffer = mayBeOffered(calculator.getState());
  if (!model || !variant || !loan || !isOffer) {
    return (
      <DialogFrame title={say('shareTitle')} icon="share" onClose={onClose}>
        {isOffer ? <p>{say('nothingToShare')}</p> : <CeilingNote />}
      </DialogFrame>
    );
  }
  const text = shareMessage({
    displayName: branding,
    whatsapp: advisor.whatsapp,
    carModel: modelName(model),
    variant: variant.name,
    monthlyPayment: loan.instalment,
    loanAmount: loan.principal,
    deposit,
    tenure: tenureYears,
    interestRate: rate.value,
    method,
  });
  const copy = async () => setState((await copyText(text, box.current)) ? 'copied' : 'failed');

  return (
    <DialogFrame
      title={say('shareTitle')}
      icon="share"
      onClose={onClose}
      status={
        state === 'copied'
          ? say('copiedMessage')
          : state === 'failed' && <span className="dialog-fault">{say('copyFailed')}</span>
      }
      actions={
        <>
          <button type="button" className="dialog-quiet" onClick={copy}>
            <Icon name={state === 'copied' ? 'check' : 'copy'} />
            {say(state === 'copied' ? 'copied' : 'copy')}
          </button>
          <a
            className="dialog-loud"
            href={whatsappLink('', text)}
            target="_blank"
            rel="noopener"
            onClick={onShare}
          >
            <Icon name="chat" />
            {say('openWhatsapp')}
          </a>
        </>
      }
    >
      {features.own_branding && (
        <Field
          name="branding"
          label={say('customBranding')}
          value={branding}
          limit={profileLimits.name}
          onType={setBranding}
        />
      )}
      <label ref={adoptField} className="dialog-field">
        <span className="dialog-label">{say('shareMessage')}</span>
        <textarea
          ref={box}
          className={presenter ? 'dialog-unseen' : 'dialog-input dialog-message'}
          rows={text.split('\n').length + roomForWrapping}
          // It goes to buyers in Malay, whatever the advisor reads.
          lang="ms"
          readOnly
          value={text}
        />
      </label>
      {presenter && <p className="dialog-hint">{say('messageHidden')}</p>}
    </DialogFrame>
  );
}
