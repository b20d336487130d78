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
  RateSlider,
  Tenure,
  useWidget,
  Watermark,
  WhatsAppButton,
} from '../../parts/index.ts';
import { ModelList } from '../../parts/model-list.tsx';
import { VariantList } from '../../parts/variant-list.tsx';
import css from './theme.css?inline';

/** On the right a tall poster with the car's name set upwards; on the left the controls as a numbered list. */
export default function SplitRight() {
  const { words, model, variant, modelCode } = useWidget();
  const name = model?.name ?? '';
  return (
    <article className="split">
      <div className="poster">
        <BrandHeader />
        <p className="name" style={{ '--letters': name.length } as CSSProperties} translate="no">
          {name}
        </p>
        <div className="price">
          <p className="variant">{model ? (variant?.name ?? words.noVariants) : words.loading}</p>
          <Instalment room={5} />
        </div>
        <div className="scene">
          <div className="arrival" key={modelCode}>
            <Car />
          </div>
        </div>
        <div className="credits">
          <Facts />
          <div className="ask">
            <WhatsAppButton />
            <LiveBar />
          </div>
        </div>
      </div>
      <div className="side">
        <ol className="steps">
          <li>
            <ModelList className="chips models" />
          </li>
          <li>
            <VariantList className="chips" />
          </li>
          <li>
            <Deposit />
          </li>
          <li>
            <Tenure />
          </li>
          <li>
            <RateSlider />
          </li>
          <li>
            <MethodSwitch />
          </li>
        </ol>
        <div className="small">
          <Disclaimer />
          <Watermark />
        </div>
      </div>
    </article>
  );
}

export const font = () => import('./font.ts');
export { css };
