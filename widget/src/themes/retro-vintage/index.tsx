import { retroVintage } from '@loan-kereta/sdk/languages/ms/calculator';
import type { CSSProperties } from 'react';
import {
  BrandHeader,
  Car,
  Deposit,
  Disclaimer,
  Facts,
  LiveBar,
  MethodSwitch,
  ModelPicker,
  RateSlider,
  Tenure,
  useFacts,
  useWidget,
  VariantPicker,
  Watermark,
  WhatsAppButton,
} from '../../parts/index.ts';
import { workedOut } from '../../parts/worked-out.ts';
import { useWords } from '../../ui/use-words.ts';
import { Odometer } from './odometer.tsx';
import css from './theme.css?inline';

/** A showroom of the seventies: a poster in two inks, a price tag with an odometer, an order form. */
export default function RetroVintage() {
  const { words, model, variant } = useWidget();
  const say = useWords('retroVintage', retroVintage);
  const { otr } = useFacts();
  const name = model?.name ?? words.loading;
  return (
    <article className="sheet">
      <div className="head">
        <BrandHeader />
        <LiveBar />
      </div>
      <div className="poster">
        <p className="masthead">
          <span className="kicker">
            {say('showroom')}
            {model?.brand && ` · ${model.brand}`}
          </span>
          <b className="model" style={{ '--letters': name.length } as CSSProperties} translate="no">
            {name}
          </b>
          <span className="variant" translate="no">
            {model && (variant?.name ?? words.noVariants)}
          </span>
        </p>
        <div className="sunrise">
          <Car />
        </div>
        <div className="tag">
          <Odometer />
          <p className="sticker">
            {otr.label} <b translate="no">{otr.text}</b>
          </p>
        </div>
      </div>
      <WhatsAppButton />
      <Facts names={workedOut} />
      <div className="form">
        <p className="form-title">{say('form')}</p>
        <div className="pair">
          <ModelPicker />
          <VariantPicker />
        </div>
        <Tenure>
          {years => (
            <b>
              {years} <small>{words.years}</small>
            </b>
          )}
        </Tenure>
        <Deposit />
        <RateSlider />
        <MethodSwitch />
      </div>
      <div className="foot">
        <Disclaimer />
        <Watermark />
      </div>
    </article>
  );
}

export const font = () => import('./font.ts');
export { css };
