import { formatPercent, formatRM, tenureYears as tenures } from '@loan-kereta/sdk/loan';
import { type CSSProperties, Fragment } from 'react';
import { DepositSlider, positionOf } from '../../parts/deposit-slider.tsx';
import {
  BrandHeader,
  Car,
  Disclaimer,
  Facts,
  Instalment,
  LiveBar,
  TouchedRate,
  useWidget,
  Watermark,
  WhatsAppButton,
} from '../../parts/index.ts';
import css from './theme.css?inline';
import { DepositWord, PickedWord, RateWord } from './words.tsx';

/** Almost only type: the figure, a hairline that the car drives as the deposit grows, and one sentence to edit. */
export default function MinimalTop() {
  const {
    words,
    models,
    model,
    modelCode,
    variantId,
    otr,
    deposit,
    tenureYears,
    method,
    loan,
    presenter,
    calculator,
    later,
  } = useWidget();
  const DepositNote = later?.LimitNote ?? Fragment;
  const variants = model?.variants ?? [];
  return (
    <article
      className="page"
      style={
        {
          '--length': formatRM(loan?.instalment).length,
          '--paid': otr && positionOf(deposit / otr),
        } as CSSProperties
      }
    >
      {presenter && <BrandHeader />}
      <Instalment />
      <div className="road">
        <DepositSlider />
        <span className="rider">
          <Car />
        </span>
      </div>
      <div className="say">
        <p className="sentence">
          <PickedWord
            part="model-picker"
            label={words.model}
            options={
              models.length
                ? models.map(({ code, name, brand }) => [code, name, brand])
                : [['', words.loading]]
            }
            value={modelCode}
            onPick={calculator.chooseModel}
          />{' '}
          <span className="pair">
            <PickedWord
              part="variant-picker"
              label={variants.length ? words.variant : words.noVariants}
              options={
                variants.length
                  ? variants.map(({ id, name }) => [id, name])
                  : [['', words.noVariants.toLowerCase()]]
              }
              value={variantId}
              onPick={calculator.chooseVariant}
            />
            ,
          </span>{' '}
          <span className="pair">
            <PickedWord
              part="tenure"
              label={words.tenure}
              options={tenures.map(years => [years, `${years} ${words.years}`])}
              value={tenureYears}
              onPick={calculator.setTenure}
            />
            ,
          </span>{' '}
          <span className="pair">
            <RateWord />% <TouchedRate />
          </span>{' '}
          <span className="pair">
            <PickedWord
              part="method"
              label={words.method}
              options={[
                ['flat', words.flat.toLowerCase()],
                // By what the rate before it is called, as no other word of the sentence says its kind.
                ['reducing', words.effectiveRate.toLowerCase()],
              ]}
              value={method}
              onPick={calculator.setMethod}
            />
            ,
          </span>{' '}
          {words.deposit.toLowerCase()}{' '}
          <span className="pair">
            RM <DepositWord />
          </span>
        </p>
      </div>
      <DepositNote>
        <small className="lk-hint">
          {words.deposit} <b>{formatPercent(loan?.depositPercent ?? 0, 1)}%</b>
        </small>
      </DepositNote>
      <Facts />
      <div className="sign">
        {!presenter && <BrandHeader />}
        <div className="ask">
          <WhatsAppButton />
          <LiveBar />
        </div>
      </div>
      <div className="end">
        <Disclaimer />
        <Watermark />
      </div>
    </article>
  );
}

export { css };
