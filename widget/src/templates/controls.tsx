import {
  Deposit,
  MethodSwitch,
  ModelPicker,
  RateSlider,
  Tenure,
  useWidget,
  VariantPicker,
} from '../parts/index.ts';

/** All controls, as close together as a frame of fixed height asks for. */
export function Controls() {
  return (
    <div className="controls">
      <ModelPicker />
      <VariantPicker />
      <Tenure />
      <Deposit slider={false} />
      <RateSlider />
      <MethodSwitch />
    </div>
  );
}

/** The car's name and variant on one line, or what stands there without them. */
export function CarName() {
  const { words, model, variant } = useWidget();
  return (
    <p className="car-name" translate="no">
      <b>{model?.name ?? words.loading}</b> {model && (variant?.name ?? words.noVariants)}
    </p>
  );
}
