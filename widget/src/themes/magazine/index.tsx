import type { CSSProperties } from 'react';
import { Amount } from '../../parts/amount.tsx';
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
  useWidget,
  VariantPicker,
  Watermark,
  WhatsAppButton,
} from '../../parts/index.ts';
import { useWords } from '../../parts/use-words.ts';
import { Story } from './story.tsx';
import css from './theme.css?inline';

const text = {
  ms: {
    edition: 'Edisi 2025',
    deck: 'Sebuah kereta, sebulan demi sebulan.',
    numbers: 'Dalam angka',
    yours: 'Sunting sendiri',
  },
  en: {
    edition: 'Edition 2025',
    deck: 'One car, one month at a time.',
    numbers: 'By the numbers',
    yours: 'Edit it yourself',
  },
};

/** A feature in a glossy: the model's name as the headline, a story with a drop cap, the figure as the pull quote. */
export default function Magazine() {
  const { model, variant } = useWidget();
  const say = useWords(text);
  const name = model?.name ?? 'Perodua';
  return (
    <article className="page">
      <div className="masthead">
        <BrandHeader />
        <LiveBar />
        <p className="edition">{say('edition')}</p>
      </div>
      <div className="cover" style={{ '--letters': [...name].length } as CSSProperties}>
        <h2 className="title" dir="auto">
          {name}
        </h2>
        <Car />
        <p className="deck">{say('deck')}</p>
      </div>
      <figure className="quote">
        <Amount />
        <figcaption className="credit">{variant && <bdi>{variant.name}</bdi>}</figcaption>
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
        <WhatsAppButton />
        <Disclaimer />
        <Watermark />
      </div>
    </article>
  );
}

export { css };
