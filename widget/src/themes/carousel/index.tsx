import { carousel } from '@loan-kereta/sdk/languages/ms/calculator';
import {
  BrandHeader,
  Deposit,
  Disclaimer,
  Facts,
  Instalment,
  LiveBar,
  MethodSwitch,
  RateSlider,
  Tenure,
  useWidget,
  VariantPicker,
  Watermark,
  WhatsAppButton,
} from '../../parts/index.ts';
import { ModelList } from '../../parts/model-list.tsx';
import { useWords } from '../../ui/use-words.ts';
import css from './theme.css?inline';
import { Turntable } from './turntable.tsx';

/** A showroom's turntable: one model in front with its name huge behind it, the next ones waiting at its sides. */
export default function Carousel() {
  const { words, models, model } = useWidget();
  const say = useWords('carousel', carousel);
  const name = model?.name ?? say('loading');
  return (
    <article className="showroom">
      <BrandHeader />
      <div className="scene">
        <p className="title" aria-live="polite">
          <small>
            {words.model} {models.findIndex(({ code }) => code === model?.code) + 1}/{models.length}
          </small>
          <b className={[...name].length > 5 ? 'long' : ''} dir="auto">
            {name}
          </b>
          <small>{say('variants').replace('{count}', `${model?.variants.length ?? 0}`)}</small>
        </p>
        <Turntable />
        <ModelList className="dots">{({ name }) => <i className="lk-sr">{name}</i>}</ModelList>
      </div>
      <div className="desk">
        <div className="verdict">
          <Instalment room={5} />
          <WhatsAppButton />
          <LiveBar />
          <Facts />
        </div>
        <div className="controls">
          <VariantPicker />
          <Tenure />
          <Deposit />
          <RateSlider />
          <MethodSwitch />
        </div>
      </div>
      <Disclaimer />
      <Watermark />
    </article>
  );
}

export { css };
