import { useWidget } from './context.tsx';
import { Select } from './select.tsx';

/** The model, as a native select. */
export function ModelPicker() {
  const { words, models, modelCode, calculator } = useWidget();
  return (
    <Select
      part="model-picker"
      label={words.model}
      empty={words.loading}
      value={modelCode}
      options={models.map(({ code: value, name: label, brand: group }) => ({ value, label, group }))}
      onSelect={calculator.chooseModel}
    />
  );
}

/** The variant of the chosen model, as a native select. */
export function VariantPicker() {
  const { words, model, variantId, calculator } = useWidget();
  return (
    <Select
      part="variant-picker"
      label={words.variant}
      empty={words.noVariants}
      value={variantId}
      options={(model?.variants ?? []).map(({ id: value, name: label }) => ({ value, label }))}
      onSelect={calculator.chooseVariant}
    />
  );
}
