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

/** One calm white card: header, car, figure, then the controls. */
export default function CardCompact() {
  const { model, variant } = useWidget();
  return (
    <article className="card">
      <BrandHeader />
      <div className="hero">
        <Car />
        <p className="lk-name">
          {model?.name} {variant?.name}
        </p>
        <Instalment />
      </div>
      <div>
        <WhatsAppButton />
        <LiveBar />
      </div>
      <Facts />
      <div className="controls">
        <div className="pair">
          <ModelPicker />
          <VariantPicker />
        </div>
        <Tenure />
        <Deposit />
        <RateSlider />
        <MethodSwitch />
      </div>
      <div className="small">
        <Disclaimer />
        <Watermark />
      </div>
    </article>
  );
}

export { css };
