import { defaultPalette, tokens } from '@loan-kereta/sdk/palettes';
import { DialogFrame } from '@loan-kereta/widget/ui/dialog.tsx';
import { Field } from '@loan-kereta/widget/ui/field.tsx';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

interface AloneProps {
  readonly onClose: () => void;
}

/** A field on the page, and one in a dialog that opens. */
function FieldAndDialog({ onClose }: AloneProps) {
  const [name, setName] = useState('');
  const [open, setOpen] = useState(false);
  const field = (id: string) => (
    <Field
      name={id}
      label="Nama"
      value={name}
      limit={20}
      required
      fault={name ? undefined : 'Sila isi nama'}
      onType={setName}
    />
  );
  return (
    <>
      {field('page')}
      <button type="button" onClick={() => setOpen(true)}>
        Buka
      </button>
      {open && (
        <DialogFrame
          title="Tanpa kalkulator"
          icon="person"
          unsaved={name !== ''}
          onClose={() => {
            setOpen(false);
            onClose();
          }}
        >
          {field('dialog')}
        </DialogFrame>
      )}
    </>
  );
}

/** Draws them in a shadow root that has no calculator in it, only a palette's colours. */
export function drawAlone(root: ShadowRoot, props: AloneProps): () => void {
  const container = document.createElement('div');
  for (const [name, value] of Object.entries(tokens(defaultPalette)))
    container.style.setProperty(name, value);
  container.style.cssText +=
    'padding: 24px; font: 16px/1.5 system-ui, sans-serif; background: var(--lk-paper)';
  root.append(container);
  const view = createRoot(container);
  view.render(<FieldAndDialog {...props} />);
  return () => {
    view.unmount();
    container.remove();
  };
}
