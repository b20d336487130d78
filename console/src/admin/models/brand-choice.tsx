import { useWords } from '../../language/dictionary.ts';
import { Select } from '../../ui/select.tsx';
import type { useFilters } from './filters.ts';
import { brandsOf, type Car } from './list.ts';
import { carWords } from './words.ts';

/** Stands in a choice for 'whatever it is'. */
const any = '';

interface BrandChoiceProps {
  readonly filters: Pick<ReturnType<typeof useFilters>, 'brand' | 'setBrand'>;
  readonly cars: readonly Car[];
}

/** Which brand the list is narrowed to. */
export function BrandChoice({ filters, cars }: BrandChoiceProps) {
  const text = useWords(carWords);
  return (
    <Select
      label={text.brand}
      labelHidden
      value={filters.brand ?? any}
      options={[
        { value: any, label: text.allBrands },
        ...brandsOf(cars).map(brand => ({ value: brand, label: brand })),
      ]}
      onChoose={brand => filters.setBrand(brand === any ? undefined : brand)}
    />
  );
}
