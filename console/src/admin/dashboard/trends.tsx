import { languages } from '@loan-kereta/sdk/languages/names';
import { formatRM } from '@loan-kereta/sdk/loan';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { useLanguage } from '../../language/language.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import { useAddress } from '../address.ts';
import { Chart } from './chart.tsx';
import { byMonth, type Point, spans, sum } from './series.ts';
import styles from './trends.module.css';
import { dashboardWords } from './words.ts';

const fields = ['sign_ups', 'paid_plans', 'revenue'] as const;

/** Whole numbers as they are, ringgit as money. */
const write = (field: (typeof fields)[number], figure: number) =>
  field === 'revenue' ? formatRM(Math.round(figure)) : figure.toLocaleString('en-MY');

function useSpan() {
  const { choice, set } = useAddress();
  const span = choice('days', spans) ?? '30';
  return [span, (next: (typeof spans)[number]) => set({ days: next === '30' ? undefined : next })] as const;
}

function Figures({
  points,
  name,
}: {
  readonly points: readonly Point[];
  readonly name: (date: string) => string;
}) {
  const { trends: text } = useWords(dashboardWords);
  return (
    <details className={styles.figures}>
      <summary>{text.table}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
      <div className={styles.scroll} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.date}</th>
              {fields.map(field => (
                <th key={field} scope="col">
                  {text.titles[field]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...points].reverse().map(point => (
              <tr key={point.date}>
                <th scope="row">{name(point.date)}</th>
                {fields.map(field => (
                  <td key={field}>{write(field, point[field])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** Sign-ups, paid plans and revenue over time, to see and to read. */
export function Trends() {
  const { trends: text, fetchFailed } = useWords(dashboardWords);
  const { locale } = languages[useLanguage(state => state.language)];
  const [span, setSpan] = useSpan();
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'stats', 'series', span],
    queryFn: () => api.stats.series({ query: { days: Number(span) } }),
    placeholderData: keepPreviousData,
    meta: { session: 'admin' },
  });
  if (error && !data) return <Failed title={fetchFailed} problem={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const isByMonth = data.days.length > 100;
  const points = isByMonth ? byMonth(data.days) : data.days;
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    ...(isByMonth ? { month: 'short', year: '2-digit' } : { day: 'numeric', month: 'short' }),
  });
  const name = (date: string) => format.format(new Date(date));
  const isEmpty = fields.every(field => points.every(point => point[field] === 0));
  return (
    <div className={styles.trends}>
      <div className={styles.head}>
        <Segmented
          label={text.span}
          value={span}
          options={spans.map(value => ({ value, label: text.spans[value] }))}
          onChoose={setSpan}
        />
        <p className={styles.zone}>{text.zone}</p>
      </div>
      {isEmpty ? (
        <Empty icon={ChartColumn} title={text.empty} text={text.emptyText} />
      ) : (
        <div className={styles.charts}>
          {fields.map(field => (
            <figure key={field} className={styles.chart}>
              <figcaption>
                <span>{text.titles[field]}</span>
                <strong>{write(field, sum(points, field))}</strong>
              </figcaption>
              <Chart
                points={points}
                field={field}
                title={`${text.titles[field]}: ${write(field, sum(points, field))}`}
                name={name}
                write={figure => write(field, figure)}
              />
            </figure>
          ))}
        </div>
      )}
      <Figures points={points} name={name} />
    </div>
  );
}
