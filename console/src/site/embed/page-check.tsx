import { withCheckMark } from '@loan-kereta/sdk/embed';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { useSessionForm } from '../../session/session-form.ts';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { type Begun, CheckProgress } from './check-progress.tsx';
import { embedWords } from './words.ts';

/** The page that an address names, as people write it: with or without https. Undefined for any other text. */
function readPage(text: string): URL | undefined {
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

/** Opens a page where the calculator was pasted, and shows what the calculator there reports. */
export function PageCheck({ slug }: { readonly slug: string }) {
  const { check: text, ...words } = useWords(embedWords);
  const [begun, setBegun] = useState<Begun>();
  const form = useSessionForm('user', {
    defaults: { address: '' },
    written: () => setBegun(undefined),
    check: ({ address }) => (readPage(address) ? undefined : { field: 'address', message: text.fill }),
    send: async ({ address }) => {
      // Opened within the press: a browser blocks a tab that opens after the answer.
      const tab = window.open('', '_blank');
      try {
        const { mark, expires_at } = await api.embedChecks.make();
        const page = readPage(address) ?? new URL(window.location.href);
        return { tab, page, address: withCheckMark(page, mark), expires_at };
      } catch (failure) {
        tab?.close();
        throw failure;
      }
    },
    explain: failure => explain(failure, words),
    done: ({ tab, page, address, expires_at }) => {
      if (tab) {
        // The page gets no hold of this one.
        tab.opener = null;
        tab.location.replace(address);
      }
      const name = page.host + page.pathname.replace(/\/$/, '');
      setBegun({ name, address, expires_at, isOpen: tab !== null });
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
      <CheckProgress begun={begun} slug={slug} />
    </Card>
  );
}
