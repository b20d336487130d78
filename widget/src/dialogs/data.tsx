import type { CarModel } from '@loan-kereta/sdk/catalogue';
import { advisorWords } from '@loan-kereta/sdk/wording/advisor';
import { useState } from 'react';
import type { DialogProps } from '../advisor/services.ts';
import { storedModels } from '../advisor/stored.ts';
import { useWidget } from '../parts/context.tsx';
import { useWords } from '../parts/use-words.ts';
import { checkData } from './data-check.ts';
import { DialogFrame } from './dialog.tsx';

const print = (models: readonly CarModel[]) => JSON.stringify({ models }, null, 2);

function download(text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'perodua.models.json';
  link.click();
  URL.revokeObjectURL(url);
}

/** Edits the catalogue as JSON. What is not valid cannot be saved, and says where. */
export default function DataDialog({ services, onClose }: DialogProps) {
  const say = useWords(advisorWords);
  const { models, calculator } = useWidget();
  const [text, setText] = useState(() => print(models));
  const [status, setStatus] = useState('');
  const [resetting, setResetting] = useState(false);
  const checked = checkData(text);

  const save = async () => {
    if (!('models' in checked)) return;
    try {
      await services.saveData(checked.models);
      storedModels.write(checked.models);
      calculator.setModels(checked.models);
      setStatus(say('savedOverride'));
    } catch (error) {
      setStatus(error instanceof Error ? error.message : String(error));
    }
  };
  const reset = async () => {
    setResetting(false);
    try {
      const fresh = await services.resetData();
      storedModels.write(undefined);
      calculator.setModels(fresh);
      setText(print(fresh));
      setStatus(say('resetDone'));
    } catch {
      setStatus(say('dataFailed'));
    }
  };
  const place =
    'line' in checked && checked.line
      ? say('at').replace('{line}', `${checked.line}`).replace('{column}', `${checked.column}`)
      : undefined;

  return (
    <DialogFrame title={say('dataTitle')} onClose={onClose} wide>
      <label className="lk-field">
        <span className="lk-label">{say('dataLabel')}</span>
        <textarea
          className="lk-input code"
          rows={18}
          spellCheck={false}
          value={text}
          aria-invalid={'problem' in checked ? true : undefined}
          onInput={event => {
            setText(event.currentTarget.value);
            setStatus('');
          }}
        />
      </label>
      <p className="dialog-status" role="status">
        {'problem' in checked ? (
          <span className="fault">
            {[say('invalidJson'), place, checked.problem].filter(Boolean).join(' ')}
          </span>
        ) : (
          status
        )}
      </p>
      {resetting && (
        <p className="confirm" role="alert">
          {say('resetConfirm')}{' '}
          <button type="button" className="quiet" onClick={() => setResetting(false)}>
            {say('cancel')}
          </button>
          <button type="button" className="loud" onClick={reset}>
            {say('resetDefault')}
          </button>
        </p>
      )}
      <footer className="dialog-actions">
        <button type="button" className="quiet" onClick={() => setResetting(true)}>
          {say('resetDefault')}
        </button>
        <button type="button" className="quiet" onClick={() => download(text)}>
          {say('export')}
        </button>
        <button type="button" className="loud" disabled={'problem' in checked} onClick={save}>
          {say('save')}
        </button>
      </footer>
    </DialogFrame>
  );
}
