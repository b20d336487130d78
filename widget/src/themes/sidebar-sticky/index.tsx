import { sidebarSticky } from '@loan-kereta/sdk/languages/ms/calculator';
import { formatRM } from '@loan-kereta/sdk/loan';
import type { CSSProperties } from 'react';
import {
  BrandHeader,
  Car,
  CarPicture,
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
import { workedOut } from '../../parts/worked-out.ts';
import { useWords } from '../../ui/use-words.ts';
import css from './theme.css?inline';

/**
 * A drawing board: the lists in a dark sidebar; beside them sticks the car on squared paper, measured by a rule whose
 * whole length is the price and whose filled part the deposit; the settings as an inspector.
 */
export default function SidebarSticky() {
  const { words, model, variant, otr, deposit } = useWidget();
  const say = useWords('sidebarSticky', sidebarSticky);
  return (
    <article className="bench">
      <div className="who">
        <BrandHeader />
        <LiveBar />
      </div>
      <div className="stage">
        <div className="result" key={variant?.id}>
          <p className="name" translate="no">
            <b dir="auto">{model?.name ?? say('loading')}</b>
            <span dir="auto">{variant?.name}</span>
          </p>
          <div className="board" style={{ '--paid': otr && deposit / otr } as CSSProperties}>
            <Car />
            <p className="rule">
              <span>
                {words.deposit} <b translate="no">{formatRM(deposit)}</b>
              </span>
              <span>
                {words.otr} <b translate="no">{formatRM(variant && otr)}</b>
              </span>
            </p>
          </div>
          <Instalment />
          <WhatsAppButton />
        </div>
      </div>
      <div className="lists on-dark">
        <ModelList className="models">
          {model => (
            <>
              <CarPicture model={model} />
              <b dir="auto">{model.name}</b>
            </>
          )}
        </ModelList>
        <VariantList className="variants">
          {each => (
            <>
              <b dir="auto">{each.name}</b>
              <small translate="no">{formatRM(each.otr)}</small>
            </>
          )}
        </VariantList>
      </div>
      <div className="inspector">
        <section className="settings" aria-label={say('settings')}>
          <Tenure />
          <Deposit />
          <RateSlider />
          <MethodSwitch />
        </section>
        <Facts names={workedOut} />
        <div className="small">
          <Disclaimer />
          <Watermark />
        </div>
      </div>
    </article>
  );
}

export { css };
