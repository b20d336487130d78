import { splitLeft } from '@loan-kereta/sdk/languages/ms/calculator';
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
import { useWords } from '../../ui/use-words.ts';
import css from './theme.css?inline';

/** Left, a car on the horizon of two colours, with its figure in the sky; right, a quiet form of hairlines. */
export default function SplitLeft() {
  const { model, variant, modelCode } = useWidget();
  const word = useWords('splitLeft', splitLeft);
  return (
    <article className="split">
      <div className="sky on-primary">
        <BrandHeader />
        <p className="name" translate="no">
          {model?.name} <span>{variant?.name}</span>
        </p>
        <Instalment />
        <div className="scene">
          <div className="arrival" key={modelCode}>
            <Car />
          </div>
        </div>
        <div className="ground">
          <Facts />
          <div className="ask">
            <WhatsAppButton />
            <LiveBar />
          </div>
        </div>
      </div>
      <div className="form">
        <h2 className="title">{word('title')}</h2>
        <div className="rows">
          <ModelPicker />
          <VariantPicker />
          <Tenure />
          <Deposit />
          <RateSlider />
          <MethodSwitch />
        </div>
        <div className="small">
          <Disclaimer />
          <Watermark />
        </div>
      </div>
    </article>
  );
}

export { css };
