import { accordion } from '@loan-kereta/sdk/languages/ms/calculator';
import { formatPercent, formatRM } from '@loan-kereta/sdk/loan';
import { useState } from 'react';
import {
  BrandHeader,
  Car,
  Deposit,
  Disclaimer,
  Facts,
  Instalment,
  LiveBar,
  MethodSwitch,
  RateSlider,
  Tenure,
  useRateLabel,
  useWidget,
  Watermark,
  WhatsAppButton,
} from '../../parts/index.ts';
import { ModelList } from '../../parts/model-list.tsx';
import { VariantList } from '../../parts/variant-list.tsx';
import { useWords } from '../../ui/use-words.ts';
import { Fold } from './fold.tsx';
import css from './theme.css?inline';

type FoldName = 'result' | 'model' | 'settings';

/** A concertina of three colours, one open at a time; the figure stands on its first fold, open or closed. */
export default function Accordion() {
  const { words, model, variant, deposit, tenureYears, rate } = useWidget();
  const rateLabel = useRateLabel();
  const say = useWords('accordion', accordion);
  const [opened, open] = useState<FoldName | undefined>('result');
  const car = model ? `${model.name} ${variant?.name ?? words.noVariants}` : words.loading;
  const fold = (name: FoldName) => ({
    name,
    open: name === opened,
    onToggle: () => open(name === opened ? undefined : name),
  });
  return (
    <article className="case">
      <div className="head">
        <BrandHeader />
        <LiveBar />
      </div>
      <div className="folds">
        <Fold
          {...fold('result')}
          ground="on-primary"
          title={say('result')}
          summary={`${car} · ${tenureYears} ${words.years}`}
          aside={
            <>
              <Instalment room={6} />
              <Car />
            </>
          }
        >
          <Facts />
        </Fold>
        <Fold {...fold('model')} ground="on-light" title={words.model} summary={car}>
          <ModelList className="models" />
          <VariantList className="variants">
            {each => (
              <>
                <bdi>{each.name}</bdi>
                <small translate="no">{formatRM(each.otr)}</small>
              </>
            )}
          </VariantList>
        </Fold>
        <Fold
          {...fold('settings')}
          ground="on-dark"
          title={say('settings')}
          summary={`${rateLabel} ${formatPercent(rate.value)}% · ${formatRM(deposit)}`}
        >
          <Tenure />
          <Deposit />
          <RateSlider />
          <MethodSwitch />
        </Fold>
      </div>
      <div className="foot">
        <WhatsAppButton />
        <Disclaimer />
        <Watermark />
      </div>
    </article>
  );
}

export { css };
