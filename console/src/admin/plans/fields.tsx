import { planNames } from '@loan-kereta/sdk/plans';
import { adminLimits } from '@loan-kereta/sdk/rules';
import { Star } from 'lucide-react';
import { useWords } from '../../language/dictionary.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { useAmountFault } from '../amounts.ts';
import type { Draft, Fault, Field } from './drafts.ts';
import styles from './page.module.css';
import { plansWords } from './words.ts';

interface PlanFieldsProps {
  readonly draft: Draft;
  readonly faults: Partial<Record<Field, Fault>>;
  readonly disabled: boolean;
  readonly onChange: (draft: Draft) => void;
}

/** The fields of one plan. */
export function PlanFields({ draft, faults, disabled, onChange }: PlanFieldsProps) {
  const text = useWords(plansWords);
  const sayAmountFault = useAmountFault();
  const { name } = draft;
  const said = (field: Field): string | undefined => {
    const fault = faults[field];
    if (fault === undefined) return undefined;
    return fault === 'offerLower' || fault === 'description'
      ? text.faults[fault]
      : sayAmountFault(fault, field === 'offer' ? draft.offer : draft.price);
  };
  const isFree = name === 'basic';
  const popular = draft.popular ? text.popular : text.makePopular;
  return (
    <Card
      title={planNames[name]}
      aside={
        <span className={styles.popular}>
          <Button
            size="small"
            look="quiet"
            aria-label={`${popular}: ${planNames[name]}`}
            aria-pressed={draft.popular}
            disabled={disabled}
            onClick={() => onChange({ ...draft, popular: !draft.popular })}
          >
            <Star aria-hidden="true" fill={draft.popular ? 'currentColor' : 'none'} />
            {popular}
          </Button>
        </span>
      }
    >
      <div className={styles.amounts}>
        <TextField
          name={`${name}-price`}
          label={text.price}
          hint={text.per[name]}
          inputMode="decimal"
          autoComplete="off"
          disabled={disabled || isFree}
          error={said('price')}
          value={draft.price}
          onChange={({ target }) => onChange({ ...draft, price: target.value })}
        />
        {!isFree && (
          <TextField
            name={`${name}-offer`}
            label={text.offer}
            hint={text.offerHint}
            inputMode="decimal"
            autoComplete="off"
            disabled={disabled}
            error={said('offer')}
            value={draft.offer}
            onChange={({ target }) => onChange({ ...draft, offer: target.value })}
          />
        )}
      </div>
      <TextArea
        name={`${name}-description`}
        label={text.description}
        maxLength={adminLimits.planDescription}
        disabled={disabled}
        error={said('description')}
        value={draft.description}
        onChange={({ target }) => onChange({ ...draft, description: target.value })}
      />
    </Card>
  );
}
