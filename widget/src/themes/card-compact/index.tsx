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

/** One calm white card: header, a car above its figure, what that consists of, the controls. */
export default function CardCompact() {
  const { model, variant, isSeen } = useWidget();
  return (
    <article className="card">
      <BrandHeader />
      <div className="hero">
        <p className="lk-name" translate="no">
          {model?.name} {variant?.name}
        </p>
        <Car />
        <Instalment room={5} />
      </div>
      <div>
        <WhatsAppButton />
        <LiveBar />
      </div>
      <div className="controls">
        {isSeen && (
          <>
            <Facts />
            <div className="pair">
              <ModelPicker />
              <VariantPicker />
            </div>
            <Tenure />
            <Deposit />
            <RateSlider />
            <MethodSwitch />
          </>
        )}
      </div>
      <Disclaimer />
      <Watermark />
    </article>
  );
}

export { css };
