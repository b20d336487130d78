import { formatRM, type RateKind } from '@loan-kereta/sdk/loan';
import { useWords } from '../../../language/dictionary.ts';
import type { Column } from '../../../ui/table/columns.ts';
import { Table } from '../../../ui/table/table.tsx';
import { formWords } from '../edit/words.ts';
import { fullName } from '../list.ts';
import { Change } from './change.tsx';
import { type Difference, listedKind } from './draft.ts';
import { priceWords } from './words.ts';

/** What each variant costs and will cost. */
export function Differences({ differences }: { readonly differences: readonly Difference[] }) {
  const text = useWords(priceWords);
  const { rateKinds } = useWords(formWords);
  const said = (rate: number, kind: RateKind) => `${rate.toFixed(2)} ${rateKinds[kind]}`;
  const columns: readonly Column<Difference>[] = [
    { id: 'variant', title: text.variant, cell: ({ car }) => fullName(car) },
    {
      id: 'price',
      title: text.price,
      align: 'end',
      cell: ({ car, price }) =>
        price === car.otr ? formatRM(price) : `${formatRM(car.otr)} → ${formatRM(price)}`,
    },
    {
      id: 'difference',
      title: text.difference,
      align: 'end',
      cell: ({ car, price }) => <Change from={car.otr} to={price} />,
    },
    {
      id: 'rate',
      title: text.rate,
      align: 'end',
      cell: ({ car, rate, kind }) => {
        const [was, is] = [said(car.defaultRate, listedKind(car)), said(rate, kind)];
        return was === is ? is : `${was} → ${is}`;
      },
    },
  ];
  return (
    <Table
      label={text.reviewTitle}
      columns={columns}
      rows={differences}
      rowId={({ car }) => car.id}
      rowName={({ car }) => fullName(car)}
      empty={{ title: text.nothing }}
    />
  );
}
