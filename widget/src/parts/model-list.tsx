import type { CarModel } from '@loan-kereta/sdk/catalogue';
import type { ReactNode } from 'react';
import { Choices } from './choices.tsx';
import { useWidget } from './context.tsx';

interface ModelListProps {
  readonly className?: string;
  /** What stands in each choice: the name unless told. */
  readonly children?: (model: CarModel) => ReactNode;
}

/** The models, all in sight, for themes that show them as tiles, tabs or a list. */
export function ModelList({ className, children = model => model.name }: ModelListProps) {
  const { words, models, modelCode, calculator } = useWidget();
  return (
    <Choices
      part="model-picker"
      className={className}
      legend={words.model}
      value={modelCode}
      choices={models.map(model => ({ value: model.code, label: children(model), group: model.brand }))}
      onChoose={calculator.chooseModel}
    />
  );
}
