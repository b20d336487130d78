import { pages } from '@loan-kereta/sdk/pages';
import { useState } from 'react';
import { api } from '../../../api/api.ts';
import { useWords } from '../../../language/dictionary.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import styles from './live.module.css';
import { liveWords } from './words.ts';

interface SourceAddressProps {
  /** The time since when the advisor's address holds; null without one, undefined while that is not known. */
  readonly since: string | null | undefined;
  readonly busy: boolean;
  /** Does some work of the dialog, which shows its failures. */
  readonly onWork: (work: () => Promise<void>) => void;
  readonly onChanged: () => Promise<void>;
}

/** Makes the lasting address for OBS. It is shown once, as the server stores only its hash. */
export function SourceAddress({ since, busy, onWork, onChanged }: SourceAddressProps) {
  const text = useWords(liveWords);
  const [address, setAddress] = useState('');
  const renew = () =>
    onWork(async () => {
      const { secret } = await api.streams.renew();
      setAddress(`${window.location.origin}${pages.source.path}#${secret}`);
      await onChanged();
    });
  return (
    <section className={styles.source} aria-labelledby="source-address">
      <h3 id="source-address">{text.source}</h3>
      <p role="status">
        {address ? text.sourceOnce : since ? text.sourceSince(new Date(since)) : text.sourceNone}
      </p>
      {address && (
        <>
          <code className={styles.address} translate="no">
            {address}
          </code>
          <CopyButton text={address} label={text.copySource} look="primary" />
        </>
      )}
      {since !== undefined && (
        <Button busy={busy} onClick={renew}>
          {since || address ? text.sourceRenew : text.sourceMake}
        </Button>
      )}
    </section>
  );
}
