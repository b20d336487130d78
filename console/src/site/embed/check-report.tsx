import type { EmbedReport } from '@loan-kereta/sdk/contract';
import type { FindingCode } from '@loan-kereta/sdk/embed';
import { useWords } from '../../language/dictionary.ts';
import { Alert, Said } from '../../ui/alert.tsx';
import styles from './place.module.css';
import { embedWords } from './words.ts';

/** The findings that a page can report: its script runs. */
type Reported =
  | Exclude<FindingCode, 'script_missing' | 'script_blocked' | 'script_unreachable'>
  | 'frame_silent';

interface CheckReportProps extends Pick<EmbedReport, 'findings'> {
  /** The page as a sentence names it. */
  readonly name: string;
  /** The other advisor whom the code on the page names. */
  readonly another: string | undefined;
}

/** The result of a check, and each known finding in the person's language. */
export function CheckReport({ name, findings, another }: CheckReportProps) {
  const { check: text } = useWords(embedWords);
  const isFaulty = findings.some(({ severity }) => severity === 'error');
  const isWorking = !isFaulty && !another;
  const whole = another ? text.another(another) : (findings.length === 0 ? text.works : text.notes)(name);
  const result = isFaulty ? text.fails(name) : whole;
  const findingTexts: Readonly<Record<Reported, string>> = text.findings;
  const sentences = new Map<string, string>(Object.entries(findingTexts));
  const said = [...new Set(findings.flatMap(({ code }) => sentences.get(code) ?? []))];
  const technical = new Set(findings.map(({ code, problem, remedy }) => `${code}: ${problem} ${remedy}`));
  return (
    <div className={styles.progress}>
      {isWorking ? (
        <Said>
          <Alert kind="good">{result}</Alert>
        </Said>
      ) : (
        <Alert kind="bad">{result}</Alert>
      )}
      {said.length > 0 && (
        <ul className={styles.findings}>
          {said.map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {findings.length > 0 && (
        <details className={styles.more}>
          <summary>{text.technical}</summary>
          <ul className={styles.findings} lang="en">
            {[...technical].map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
