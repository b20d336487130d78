import type { CarVariant } from '@loan-kereta/sdk/catalogue';
import type { ReactNode } from 'react';
import { Choices } from './choices.tsx';
import { useWidget } from './context.tsx';

interface VariantListProps {
  readonly className?: string;
  /** What stands in each choice: the name unless told. */
  readonly children?: (variant: CarVariant) => ReactNode;
}

/** The variants of the chosen model, all in sight. */
export function VariantList({ className, children = variant => variant.name }: VariantListProps) {
  const { words, model, variantId, calculator } = useWidget();
  const variants = model?.variants ?? [];
  return (
    <Choices
      part="variant-picker"
      className={className}
      legend={variants.length ? words.variant : words.noVariants}
      value={variantId}
      choices={variants.map(variant => ({ value: variant.id, label: children(variant) }))}
      onChoose={calculator.chooseVariant}
    />
  );
}
