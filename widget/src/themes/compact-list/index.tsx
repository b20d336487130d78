import { compactList } from '@loan-kereta/sdk/languages/ms/calculator';
import { useState } from 'react';
import {
  BrandHeader,
  CarPicture,
  Choices,
  Deposit,
  Disclaimer,
  Facts,
  Instalment,
  LiveBar,
  MethodSwitch,
  Tenure,
  useWidget,
  Watermark,
  WhatsAppButton,
} from '../../parts/index.ts';
import { ModelList } from '../../parts/model-list.tsx';
import { RateBox } from '../../parts/rate-box.tsx';
import { useWords } from '../../ui/use-words.ts';
import { Board } from './board.tsx';
import css from './theme.css?inline';

/** A price board to compare by: every variant with its own instalment at the settings above it. */
export default function CompactList() {
  const { model, variant, words: shared } = useWidget();
  const say = useWords('compactList', compactList);
  const [byPrice, setByPrice] = useState(false);
  return (
    <article className="sheet">
      <div className="top">
        <BrandHeader />
        <LiveBar />
      </div>
      <div className="chosen">
        <p className="car">
          <b>{model?.name ?? say('loading')}</b> {model && (variant?.name ?? shared.noVariants)}
        </p>
        <CarPicture model={model} photo={variant?.image} />
        <Instalment />
      </div>
      <WhatsAppButton />
      <Facts />
      <div className="settings">
        <Tenure />
        <div className="pair">
          <Deposit slider={false} />
          <RateBox />
        </div>
      </div>
      <div className="list">
        <ModelList className="models" />
        <Choices
          part="order"
          className="order"
          legend={say('order')}
          value={`${byPrice}`}
          choices={[
            { value: 'false', label: say('byModel') },
            { value: 'true', label: say('byPrice') },
          ]}
          onChoose={value => setByPrice(value === 'true')}
        />
        <Board byPrice={byPrice} />
      </div>
      <div className="more">
        <MethodSwitch />
        <Disclaimer />
        <Watermark />
      </div>
    </article>
  );
}

export { css };
