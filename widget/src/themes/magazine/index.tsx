import { magazine } from '@loan-kereta/sdk/languages/ms/calculator';
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
  ModelPicker,
  RateSlider,
  Tenure,
  useWidget,
  VariantPicker,
  Watermark,
  WhatsAppButton,
} from '../../parts/index.ts';
import { useWords } from '../../ui/use-words.ts';
import { Story } from './story.tsx';
import css from './theme.css?inline';

/** A feature in a glossy: the model's name as the headline, a story with a drop cap, the figure as the pull quote. */
export default function Magazine() {
  const { words, model, variant } = useWidget();
  const say = useWords('magazine', magazine);
  const name = model?.name ?? words.model;
  return (
    <article className="page">
      <div className="masthead">
        <BrandHeader />
        <LiveBar />
        <p className="edition">{say('edition')}</p>
      </div>
      <div
        className="cover"
        style={
          {
            '--letters': [...name].length,
            '--roof': /suv|mpv/.test(`${model?.body}`) ? '4%' : '6.5%',
          } as CSSProperties
        }
      >
        <h2 className="title" translate="no" dir="auto">
          {name}
        </h2>
        <Car />
        <p className="deck">{say('deck')}</p>
      </div>
      <figure className="quote">
        <Instalment />
        <figcaption className="credit" translate="no">
          {variant && <bdi>{variant.name}</bdi>}
        </figcaption>
        <WhatsAppButton />
      </figure>
      <Story />
      <section className="numbers">
        <h3>{say('numbers')}</h3>
        <Facts />
      </section>
      <section className="yours">
        <h3>{say('yours')}</h3>
        <div className="controls">
          <ModelPicker />
          <VariantPicker />
          <Tenure />
          <RateSlider />
          <Deposit />
          <MethodSwitch />
        </div>
      </section>
      <div className="colophon">
        <Disclaimer />
        <Watermark />
      </div>
    </article>
  );
}

export const font = () => import('./font.ts');
export { css };
