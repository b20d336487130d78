import { checkFragment } from '@loan-kereta/sdk/embed';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { useSessionForm } from '../../session/session-form.ts';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { CheckProgress } from './check-progress.tsx';
import { embedWords } from './words.ts';

/** The page that an address names, as people write it: with or without https. Undefined for what is no address of one. */
export function readPage(text: string): URL | undefined {
  const written = text.trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(written) ? written : `https://${written}`;
  try {
    const url = new URL(address);
    const isPage = /^https?:$/.test(url.protocol) && /[^.]\.[^.]|^localhost$|^\[/.test(url.hostname);
    return isPage && !url.username && !url.password ? url : undefined;
  } catch {
    return undefined;
  }
}

/** The same page with the mark of a check behind its own fragment. */
export function withMark(page: URL, mark: string): string {
  const marked = new URL(page);
  const fragment = page.hash.slice(1);
  marked.hash = `${fragment ? `${fragment}&` : ''}${checkFragment}${mark}`;
  return marked.href;
}

/** A check under way: the address that was opened, and whether the browser opened it. */
interface Begun {
  readonly address: string;
  readonly isOpen: boolean;
}

/** Opens a page where the calculator was pasted, and shows what the calculator there reports. */
export function PageCheck() {
  const { check: text, ...words } = useWords(embedWords);
  const [begun, setBegun] = useState<Begun>();
  const form = useSessionForm('user', {
    defaults: { address: '' },
    written: () => setBegun(undefined),
    check: ({ address }) => (readPage(address) ? undefined : { field: 'address', message: text.fill }),
    send: async ({ address }) => {
      // Opened within the press: after the answer a browser holds it to be unasked for.
      const tab = window.open('', '_blank');
      try {
        const { mark } = await api.embedChecks.make();
        const page = readPage(address);
        return { tab, address: page ? withMark(page, mark) : '' };
      } catch (failure) {
        tab?.close();
        throw failure;
      }
    },
    explain: failure => explain(failure, words),
    done: ({ tab, address }) => {
      if (tab) {
        // The page learns nothing of this one, and leads it nowhere.
        tab.opener = null;
        tab.location.replace(address);
      }
      setBegun({ address, isOpen: tab !== null });
      return undefined;
    },
  });
  return (
    <Card title={text.title} text={text.text}>
      <Form form={form} submit={text.start} submitting={text.starting} look="outline">
        <TextField
          {...form.field('address')}
          label={text.address}
          type="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
        />
      </Form>
      {begun && <CheckProgress key={begun.address} {...begun} />}
    </Card>
  );
}
