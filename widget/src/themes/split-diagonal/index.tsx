import type { CSSProperties } from 'react';
import {
  BrandHeader,
  Car,
  Deposit,
  Disclaimer,
  Facts,
  Instalment,
  LiveBar,
  MethodSwitch,
  ModelPicker,
  RateSlider,
  Tenure,
  useWidget,
  VariantPicker,
  Watermark,
  WhatsAppButton,
} from '../../parts/index.ts';
import css from './theme.css?inline';

/** A diagonal cut: above it colour, and the car that drives up it; along it the figure; below it the controls. */
export default function SplitDiagonal() {
  const { words, model, variant } = useWidget();
  const name = model?.name ?? words.loading;
  return (
    <article className="split">
      <div className="above on-primary">
        <div className="head">
          <BrandHeader />
          <LiveBar />
        </div>
        <p className="name" style={{ '--letters': name.length } as CSSProperties} translate="no">
          <b>{name}</b>
          <span>{model && (variant?.name ?? words.noVariants)}</span>
        </p>
      </div>
      <div className="slope">
        <div className="car" key={model?.code}>
          <Car />
        </div>
        <div className="band">
          <Instalment room={5} />
        </div>
      </div>
      <div className="below">
        <WhatsAppButton />
        <Facts />
        <div className="controls">
          <div className="group">
            <div className="pair">
              <ModelPicker />
              <VariantPicker />
            </div>
            <Tenure />
          </div>
          <Deposit />
          <div className="group">
            <RateSlider />
            <MethodSwitch />
          </div>
        </div>
        <div className="foot">
          <Disclaimer />
          <Watermark />
        </div>
      </div>
    </article>
  );
}

export { css };
