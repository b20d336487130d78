import type { EmbedReport } from '@loan-kereta/sdk/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { Alert, Said } from '../../ui/alert.tsx';
import styles from './place.module.css';
import { embedWords } from './words.ts';

/** The pause between two questions for the report, in ms. */
const askEvery = 2000;
/** A page that has not reported by then may never do so, in ms: a calculator waits ten seconds until it is drawn. */
const silentAfter = 30_000;

/** A page as a sentence names it: without its protocol, query and fragment. */
function nameOf(address: string): string {
  const { host, pathname } = new URL(address);
  return host + pathname.replace(/\/$/, '');
}

/** The result of a check, and each finding in the person's language. */
function Report({ page, findings }: EmbedReport) {
  const { check: text } = useWords(embedWords);
  const name = nameOf(page);
  const isWorking = findings.every(({ severity }) => severity === 'warning');
  const result = isWorking ? (findings.length === 0 ? text.works : text.notes) : text.fails;
  return (
    <>
      <Alert kind={isWorking ? 'good' : 'bad'}>{result(name)}</Alert>
      {findings.length > 0 && (
        <>
          <ul className={styles.findings}>
            {[...new Set(findings.map(({ code, problem }) => text.findings[code] ?? problem))].map(said => (
              <li key={said}>{said}</li>
            ))}
          </ul>
          <details className={styles.more}>
            <summary>{text.technical}</summary>
            <ul className={styles.findings} lang="en">
              {findings.map(({ code, problem, remedy }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes, and two findings may say the same.
                <li key={index}>
                  <code>{code}</code> {problem} {remedy}
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </>
  );
}

interface CheckProgressProps {
  /** The page's address with the mark. */
  readonly address: string;
  /** Whether the browser opened a tab for it. */
  readonly isOpen: boolean;
}

/** Waits for the report of a check and shows it. */
export function CheckProgress({ address, isOpen }: CheckProgressProps) {
  const { check: text } = useWords(embedWords);
  const [isSilent, setSilent] = useState(false);
  const { data } = useQuery({
    queryKey: ['embed-check', address],
    queryFn: () => api.embedChecks.get(),
    refetchInterval: ({ state }) => (state.data?.report ? false : askEvery),
    // The person looks at the other tab meanwhile.
    refetchIntervalInBackground: true,
    gcTime: 0,
  });
  const report = data?.report;
  useEffect(() => {
    const timer = setTimeout(setSilent, silentAfter, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.progress}>
      <Said>{report ? <Report {...report} /> : <p>{text.waiting(nameOf(address))}</p>}</Said>
      {!report && !isOpen && (
        <p>
          {text.blocked}{' '}
          <a href={address} target="_blank" rel="noopener">
            {text.open}
          </a>
        </p>
      )}
      {!report && isSilent && (
        <div>
          <p>
            <strong>{text.silent}</strong>
          </p>
          <ul className={styles.findings}>
            {text.reasons.map(reason => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
