import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { Point } from './series.ts';
import styles from './trends.module.css';

interface ChartProps {
  readonly points: readonly Point[];
  readonly field: 'sign_ups' | 'paid_plans' | 'revenue';
  /** What a screen reader says of it; the figures stand in the table below. */
  readonly title: string;
  /** Writes a date. */
  readonly name: (date: string) => string;
  /** Writes a figure. */
  readonly write: (figure: number) => string;
}

// Half a date fits beside the last day.
const margin = { top: 12, right: 24, bottom: 0, left: 0 };

/** Round figures from zero to the first above the highest: 1, 2 or 5 and noughts apart. */
function ticksOf(highest: number): number[] {
  const rough = Math.max(1, highest / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map(factor => factor * power).find(each => each >= rough) ?? rough;
  return Array.from({ length: Math.max(1, Math.ceil(highest / step)) + 1 }, (_, index) => index * step);
}

/** The days that are named where there is room: the last, which is looked for, and some before it, equally far apart. */
const daysNamed = (points: readonly Point[]): string[] => {
  const step = Math.ceil(points.length / 6);
  return points.filter((_, index) => (points.length - 1 - index) % step === 0).map(({ date }) => date);
};

interface TipProps {
  readonly active?: boolean;
  readonly label?: string | number | undefined;
  readonly payload?: readonly { readonly value?: unknown }[];
}

/** What happened on one day, as the pointer or the arrow keys lead to it. */
const tipOf =
  ({ name, write }: Pick<ChartProps, 'name' | 'write'>) =>
  ({ active, label, payload }: TipProps) =>
    active && payload?.[0] ? (
      <p className={styles.tip}>
        {name(`${label}`)} <strong>{write(Number(payload[0].value))}</strong>
      </p>
    ) : null;

/** One figure over time: a line of what comes in, columns of what is counted by the day. Nothing moves. */
export function Chart({ points, field, title, name, write }: ChartProps) {
  const ticks = ticksOf(Math.max(...points.map(point => point[field])));
  const writeTick = (figure: number) =>
    `${field === 'revenue' ? 'RM' : ''}${figure >= 1000 ? `${Math.round(figure / 100) / 10}k` : figure}`;
  const parts = [
    <CartesianGrid key="grid" vertical={false} stroke="var(--line)" />,
    // The rule at zero is the grid's: an axis would draw its own over a line that lies there.
    <XAxis
      key="x"
      dataKey="date"
      tickFormatter={name}
      tick={{ fill: 'var(--ink-soft)', fontSize: 12 }}
      ticks={daysNamed(points)}
      interval="preserveEnd"
      minTickGap={12}
      tickMargin={8}
      tickLine={false}
      axisLine={false}
    />,
    <YAxis
      key="y"
      // Half a date of the longest language fits beside the first day too.
      width={Math.max(32, Math.max(...ticks.map(tick => writeTick(tick).length)) * 7 + 10)}
      ticks={ticks}
      domain={[0, ticks.at(-1) ?? 0]}
      tickFormatter={writeTick}
      tick={{ fill: 'var(--ink-soft)', fontSize: 12 }}
      tickLine={false}
      axisLine={false}
    />,
    <Tooltip
      key="tip"
      content={tipOf({ name, write })}
      cursor={{ stroke: 'var(--edge-line)', fill: 'var(--sunken)' }}
      isAnimationActive={false}
    />,
  ];
  return (
    <ResponsiveContainer width="100%" height={220}>
      {field === 'sign_ups' ? (
        <AreaChart data={[...points]} margin={margin} title={title} accessibilityLayer>
          {parts}
          <Area
            dataKey={field}
            type="linear"
            stroke="var(--teal)"
            strokeWidth={2}
            fill="var(--teal-soft)"
            isAnimationActive={false}
          />
        </AreaChart>
      ) : (
        <BarChart data={[...points]} margin={margin} title={title} accessibilityLayer>
          {parts}
          <Bar
            dataKey={field}
            fill={field === 'revenue' ? 'var(--amber)' : 'var(--teal)'}
            radius={[3, 3, 0, 0]}
            maxBarSize={28}
            isAnimationActive={false}
          />
        </BarChart>
      )}
    </ResponsiveContainer>
  );
}
