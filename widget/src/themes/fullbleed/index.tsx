import { fullbleed } from '@loan-kereta/sdk/languages/ms/calculator';
import { formatPercent, formatRM } from '@loan-kereta/sdk/loan';
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
import { Sheet } from './sheet.tsx';
import css from './theme.css?inline';

/** The car fills everything; over it the figure, and at the bottom a sheet of controls that can be pulled up. */
export default function Fullbleed() {
  const { words, model, variant, modelCode, otr, deposit, rate, tenureYears } = useWidget();
  const word = useWords('fullbleed', fullbleed);
  return (
    <article className="scene on-dark">
      <div className="backdrop" key={modelCode}>
        <Car />
      </div>
      <div className="top">
        <BrandHeader />
        <p className="name">
          {model?.name ?? words.loading} <span>{variant?.name}</span>
        </p>
        <Instalment room={6} />
        <p className="otr">
          {words.otr} {formatRM(variant && otr)}
        </p>
      </div>
      <Sheet
        label={
          <>
            {word('controls')}
            <small>
              {tenureYears} {words.years} · {formatPercent(rate)}% · {words.deposit} {formatRM(deposit)}
            </small>
          </>
        }
        footer={
          <div className="foot">
            <WhatsAppButton />
            <LiveBar />
            <Disclaimer />
            <Watermark />
          </div>
        }
      >
        <div className="columns">
          <div className="column">
            <div className="pair">
              <ModelPicker />
              <VariantPicker />
            </div>
            <Tenure />
          </div>
          <div className="column">
            <Deposit />
          </div>
          <div className="column">
            <RateSlider />
            <MethodSwitch />
          </div>
          <Facts />
        </div>
      </Sheet>
    </article>
  );
}

export { css };
