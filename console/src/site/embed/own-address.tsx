import type { OwnCalculator } from '@loan-kereta/sdk/contract';
import { hostedPath } from '@loan-kereta/sdk/pages';
import { saveFile } from '@loan-kereta/widget/ui/save-file.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Download, ExternalLink, Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { profileQuery } from '../../profile/queries.ts';
import { publish } from '../../profile/save.ts';
import { useSessionForm } from '../../session/session-form.ts';
import { type DraftDialog, useDraftDialog } from '../../session/use-draft-dialog.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.ts';
import { noteShared } from '../first-steps/kept.ts';
import styles from './page.module.css';
import { qrPath, qrPng, qrSvg } from './qr.ts';
import { embedWords } from './words.ts';

interface Address {
  readonly slug: string;
}

const drafts = new Map<string, Address>();

interface ChangeSlugProps extends Address {
  readonly dialog: DraftDialog<Address>;
}

function ChangeSlug({ slug, dialog }: ChangeSlugProps) {
  const { address: text, ...words } = useWords(embedWords);
  const client = useQueryClient();
  const form = useSessionForm('user', {
    defaults: { slug, ...dialog.draft },
    written: dialog.keep,
    check: values => (values.slug.trim() === '' ? { field: 'slug', message: text.fill } : undefined),
    send: values => api.profile.save({ body: { slug: values.slug.trim().toLowerCase() } }),
    explain: failure => explain(failure, words),
    done: profile => {
      client.setQueryData(profileQuery.queryKey, profile);
      publish(profile.slug);
      toast.good(text.changed);
      dialog.close();
      return undefined;
    },
  });
  return (
    <Form form={form} submit={text.save} submitting={text.saving}>
      <TextField
        {...form.field('slug')}
        label={text.name}
        hint={window.location.host + hostedPath(form.value('slug').trim().toLowerCase())}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Form>
  );
}

/** The advisor's own page: its address, and the code that leads there from a screen or a print. */
export default function OwnAddress({ slug }: { readonly slug: OwnCalculator['advisor']['slug'] }) {
  const { address: text, ...words } = useWords(embedWords);
  const changing = useDraftDialog(drafts);
  const address = window.location.origin + hostedPath(slug);
  const { size, path } = useMemo(() => qrPath(address), [address]);
  const save = (ending: string, picture: Blob) => {
    saveFile(`loan-kereta-${slug}.${ending}`, picture);
    noteShared();
  };
  const savePng = () =>
    qrPng(address).then(
      picture => save('png', picture),
      () => toast.bad(words.failed),
    );
  return (
    <Card title={text.title} text={text.text}>
      <div className={styles.own}>
        <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={text.qr(address)}>
          <path className={styles.light} d={`M0 0h${size}v${size}H0z`} />
          <path d={path} />
        </svg>
        <div className={styles.side}>
          <p className={styles.address} translate="no">
            {address
              .replace(/^https?:\/\//, '')
              .match(/[^/]*\/|[^/]+$/g)
              ?.map(part => (
                <span key={part} className={styles.word}>
                  {part}
                </span>
              ))}
          </p>
          <div className={styles.row}>
            <CopyButton text={address} look="primary" label={text.copy} onCopied={noteShared} />
            <ButtonLink to={address} target="_blank" rel="noopener">
              <ExternalLink aria-hidden="true" />
              {text.open}
            </ButtonLink>
            <Button onClick={changing.open}>
              <Pencil aria-hidden="true" />
              {text.change}
            </Button>
          </div>
          <div className={styles.files}>
            <Button look="quiet" size="small" onClick={() => void savePng()}>
              <Download aria-hidden="true" />
              {text.png}
            </Button>
            <Button look="quiet" size="small" onClick={() => save('svg', qrSvg(address))}>
              <Download aria-hidden="true" />
              {text.svg}
            </Button>
          </div>
        </div>
      </div>
      <Dialog
        open={changing.isOpen}
        onClose={changing.close}
        title={text.changeTitle}
        description={text.changeText}
      >
        <div className={styles.form}>
          <ChangeSlug slug={slug} dialog={changing} />
        </div>
      </Dialog>
    </Card>
  );
}
