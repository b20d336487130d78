import type { EmbedReport } from '@loan-kereta/sdk/contract';
import { readSlug } from '@loan-kereta/sdk/reading';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { Alert, Said } from '../../ui/alert.tsx';
import { CheckReport } from './check-report.tsx';
import styles from './place.module.css';
import { embedWords } from './words.ts';

/** A check under way. */
export interface Begun {
  /** The page as a sentence names it. */
  readonly name: string;
  /** The page's address with the mark. */
  readonly address: string;
  /** When the mark ends, by which the server names the check too. */
  readonly expires_at: string;
  /** Whether the browser opened a tab for the page. */
  readonly isOpen: boolean;
}

/** The pause between two questions for the report, in ms. */
const askEvery = 2000;
/** The wait in ms until the page lists reasons for silence. A calculator reports within 24 s. */
const silentAfter = 30_000;

/** The newest check, asked for until this one has its report or is over. */
function useReport(begun: Begun | undefined) {
  const isOver = () => begun !== undefined && Date.now() > Date.parse(begun.expires_at);
  const { data, error } = useQuery({
    queryKey: ['embed-check', begun?.expires_at],
    queryFn: () => api.embedChecks.get(),
    enabled: ({ state }) => begun !== undefined && !state.data?.check?.report,
    refetchInterval: () => (isOver() ? false : askEvery),
    // The person looks at the other tab meanwhile.
    refetchIntervalInBackground: true,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const isOurs = data?.check?.expires_at === begun?.expires_at;
  const report = isOurs ? data?.check?.report : undefined;
  return { report, error, isOver: data !== undefined && (!isOurs || isOver()) };
}

/** Whether a check has waited for `silentAfter`. */
function useSilence(begun: Begun | undefined): boolean {
  const [silent, setSilent] = useState<Begun>();
  useEffect(() => {
    if (!begun) return;
    const timer = setTimeout(setSilent, silentAfter, begun);
    return () => clearTimeout(timer);
  }, [begun]);
  return begun !== undefined && silent === begun;
}

/** Another advisor's name in the page's code; undefined where one calculator is this advisor's. */
const another = ({ advisors }: EmbedReport, slug: string): string | undefined =>
  advisors.some(name => readSlug(name) === slug) ? undefined : advisors.find(name => name !== '');

interface CheckProgressProps {
  readonly begun: Begun | undefined;
  /** The advisor's own public name. */
  readonly slug: string;
}

/** Waits for the report of a check and shows it. */
export function CheckProgress({ begun, slug }: CheckProgressProps) {
  const { check: text, ...words } = useWords(embedWords);
  const { report, error, isOver } = useReport(begun);
  const isSilent = useSilence(begun);
  const waits = begun && !report;
  return (
    <>
      {/* Always there: a region that comes together with its words is often not heard. */}
      <Said>
        {waits && (
          <div className={styles.progress}>
            <p>{isOver ? text.over : text.waiting(begun.name)}</p>
            {!begun.isOpen && (
              <p>
                {text.blocked}{' '}
                <a href={begun.address} target="_blank" rel="noopener">
                  {text.open}
                </a>
              </p>
            )}
            {isSilent && !isOver && !error && (
              <>
                <p>
                  <strong>{text.silent}</strong>
                </p>
                <ul className={styles.findings}>
                  {text.reasons.map(reason => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
        )}
      </Said>
      {waits && error && <Alert kind="bad">{explain(error, words)}</Alert>}
      {begun && report && (
        <CheckReport name={begun.name} findings={report.findings} another={another(report, slug)} />
      )}
    </>
  );
}
