import type { CarModel } from '@loan-kereta/sdk/catalogue';
import { fill } from '@loan-kereta/sdk/languages/fill';
import { ratesIn } from '@loan-kereta/sdk/rules';
import { type ReactNode, useState } from 'react';
import { reasonOf } from '../advisor/reason.ts';
import type { DialogProps } from '../advisor/services.ts';
import { storedModels } from '../advisor/stored.ts';
import { useWidget } from '../parts/context.tsx';
import { DialogFrame } from '../ui/dialog.tsx';
import { adoptField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { saveFile } from '../ui/save-file.ts';
import { useAdvisorWords } from '../ui/use-advisor-words.ts';
import { checkData, inTable, modelsIn, type Problem } from './data-check.ts';
import { adoptTable, DataTable, faultId } from './data-table.tsx';

const print = (models: readonly CarModel[]) => JSON.stringify({ models }, null, 2);

const tabs = ['table', 'json'] as const;

/** Edits the catalogue as a table, or as JSON. What is not valid cannot be saved, and says where. */
export default function DataDialog({ services, onClose }: DialogProps) {
  const say = useAdvisorWords();
  const { calculator, words } = useWidget();
  // The calculator's own: on a live stream the widget's models have softened names, which must not be saved.
  const [text, setText] = useState(() => print(calculator.getState().list));
  const [editing] = useState(services.editData);
  const [saved, setSaved] = useState(text);
  const [status, setStatus] = useState<ReactNode>();
  const [removed, setRemoved] = useState<{ readonly name: string; readonly before: string }>();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState<'save' | 'reset'>();
  const [typing, setTyping] = useState(false);
  const [tab, setTab] = useState<(typeof tabs)[number]>('table');
  const edit = (changed: string) => {
    setText(changed);
    setTyping(false);
    setStatus(undefined);
    setRemoved(undefined);
  };
  const rows = modelsIn(text);
  // A text that is no table can only be mended as a text.
  const openTab = rows ? tab : 'json';
  const checked = checkData(text, ratesIn(modelsIn(saved) ?? []));
  const fails = (failure: unknown, otherwise: string) =>
    setStatus(<span className="dialog-fault">{reasonOf(failure, otherwise)}</span>);

  const save = async () => {
    if (!('models' in checked)) return;
    setBusy('save');
    try {
      await editing.save(checked.models);
      storedModels.write(checked.models);
      calculator.setModels(checked.models);
      setSaved(text);
      setRemoved(undefined);
      setStatus(say('savedOverride'));
    } catch (failure) {
      fails(failure, say('dataSaveFailed'));
    }
    setBusy(undefined);
  };
  const reset = async () => {
    setAsking(false);
    setStatus(undefined);
    setRemoved(undefined);
    setBusy('reset');
    let otherwise = say('dataSaveFailed');
    try {
      await editing.reset();
      otherwise = say('dataFailed');
      const fresh = await editing.load();
      storedModels.write(undefined);
      calculator.setModels(fresh);
      setText(print(fresh));
      setSaved(print(fresh));
      setStatus(say('resetDone'));
    } catch (failure) {
      fails(failure, otherwise);
    }
    setBusy(undefined);
  };
  /** What is wrong, in the terms of what is looked at. */
  const faultOf = ({ problem, line, column = 1 }: Problem) => {
    if (!problem)
      return [say('invalidJson'), line && fill(say('at'), { line, column })].filter(Boolean).join(' ');
    return rows && openTab === 'table' ? inTable(problem, rows, words) : problem;
  };

  return (
    <DialogFrame
      title={say('dataTitle')}
      icon="data"
      onClose={onClose}
      wide
      unsaved={typing || text !== saved}
      status={
        <>
          {'problem' in checked ? (
            <span id={faultId} className="dialog-fault">
              {faultOf(checked)}
            </span>
          ) : (
            status
          )}
          {removed && (
            <>
              {fill(say('removed'), { name: removed.name })}{' '}
              <button type="button" className="data-add" onClick={() => edit(removed.before)}>
                {say('undo')}
              </button>
            </>
          )}
        </>
      }
      actions={
        <>
          <button
            type="button"
            className="dialog-quiet"
            aria-disabled={busy !== undefined}
            onClick={() => busy === undefined && setAsking(true)}
          >
            <Icon name="undo" />
            {say(busy === 'reset' ? 'saving' : 'resetDefault')}
          </button>
          <button
            type="button"
            className="dialog-quiet"
            onClick={() => saveFile('perodua.models.json', new Blob([text], { type: 'application/json' }))}
          >
            <Icon name="download" />
            {say('export')}
          </button>
          <button
            type="button"
            className="dialog-loud"
            disabled={'problem' in checked}
            aria-disabled={busy !== undefined}
            onClick={() => busy === undefined && save()}
          >
            {say(busy === 'save' ? 'saving' : 'save')}
          </button>
        </>
      }
    >
      <div ref={adoptTable} className="data-tabs" role="tablist" aria-label={say('dataLabel')}>
        {tabs.map(each => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`data-${each}`}
            aria-selected={each === openTab}
            aria-controls="data-panel"
            tabIndex={each === openTab ? 0 : -1}
            disabled={each === 'table' && !rows}
            onClick={() => setTab(each)}
            onKeyDown={event => {
              if (!rows || !/^Arrow(Left|Right)$/.test(event.key)) return;
              const other = tabs[1 - tabs.indexOf(each)] ?? 'json';
              setTab(other);
              const { parentElement } = event.currentTarget;
              parentElement?.querySelector<HTMLElement>(`#data-${other}`)?.focus();
            }}
          >
            {each === 'table' ? say('dataTable') : 'JSON'}
          </button>
        ))}
      </div>
      {/* What is reset takes the place of what is typed. */}
      <div id="data-panel" role="tabpanel" aria-labelledby={`data-${openTab}`} inert={busy === 'reset'}>
        {rows && openTab === 'table' ? (
          <DataTable
            models={rows}
            problem={'problem' in checked ? checked.problem : undefined}
            onType={setTyping}
            onEdit={models => edit(print(models))}
            onRemove={(name, rest) => {
              edit(print(rest));
              setRemoved({ name, before: text });
            }}
          />
        ) : (
          <label ref={adoptField} className="dialog-field">
            <span className="dialog-label">{say('dataLabel')}</span>
            <textarea
              className="dialog-input dialog-code"
              spellCheck={false}
              autoComplete="off"
              value={text}
              aria-invalid={'problem' in checked ? true : undefined}
              aria-describedby={'problem' in checked ? faultId : undefined}
              onInput={event => edit(event.currentTarget.value)}
            />
          </label>
        )}
      </div>
      {asking && (
        <div className="dialog-confirm" role="alert">
          <p>{say('resetConfirm')}</p>
          <div className="dialog-row">
            <button type="button" className="dialog-quiet" onClick={() => setAsking(false)}>
              {say('cancel')}
            </button>
            <button type="button" className="dialog-loud" onClick={reset}>
              {say('resetNow')}
            </button>
          </div>
        </div>
      )}
    </DialogFrame>
  );
}
