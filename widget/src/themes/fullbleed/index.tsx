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
  useRateLabel,
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
  const { words, model, variant, modelCode, otr, deposit, tenureYears, rate } = useWidget();
  const rateLabel = useRateLabel();
  const word = useWords('fullbleed', fullbleed);
  return (
    <article className="scene on-dark">
      <div className="backdrop" key={modelCode}>
        <Car />
      </div>
      <div className="top">
        <BrandHeader />
        <p className="name" translate="no">
          {model?.name ?? words.loading} <span>{variant?.name}</span>
        </p>
        <Instalment room={6} />
        <p className="otr">
          {words.otr} <bdi translate="no">{formatRM(variant && otr)}</bdi>
        </p>
      </div>
      <Sheet
        label={
          <>
            {word('controls')}
            <small>
              {tenureYears} {words.years} · {rateLabel} <bdi translate="no">{formatPercent(rate.value)}%</bdi>{' '}
              · {words.deposit} <bdi translate="no">{formatRM(deposit)}</bdi>
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
