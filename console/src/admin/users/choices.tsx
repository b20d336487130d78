import { planNames } from '@loan-kereta/sdk/plans';
import { userPlans, userStatuses } from '@loan-kereta/sdk/rules';
import { useWords } from '../../language/dictionary.ts';
import { Select } from '../../ui/select.tsx';
import type { Filters } from './filters.ts';
import { usersWords } from './words.ts';

/** Stands in a choice for 'whatever it is'. */
const any = 'any';

interface ChoicesProps {
  readonly filters: Filters;
  readonly byStatus: boolean;
}

/** Which plan and which status the list is narrowed to. */
export function Choices({ filters, byStatus }: ChoicesProps) {
  const text = useWords(usersWords);
  return (
    <>
      <Select
        label={text.plan}
        labelHidden
        value={filters.plan ?? any}
        options={[
          { value: any, label: text.allPlans },
          ...userPlans.map(value => ({
            value,
            label: value === 'paid' ? text.paidPlans : planNames[value],
          })),
        ]}
        onChoose={next => filters.setPlan(next === any ? undefined : next)}
      />
      {byStatus && (
        <Select
          label={text.status}
          labelHidden
          value={filters.status ?? any}
          options={[
            { value: any, label: text.allStatuses },
            ...userStatuses.map(value => ({ value, label: text.statuses[value] })),
          ]}
          onChoose={next => filters.setStatus(next === any ? undefined : next)}
        />
      )}
    </>
  );
}
