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
import { PerDay } from '../../parts/per-day.tsx';
import { ModelCard } from './model-card.tsx';
import css from './theme.css?inline';

/** A pinboard: cards of uneven heights, one for each model, of which the chosen one grows. */
export default function GridMasonry() {
  const { words, model, variant } = useWidget();
  return (
    <article className="board">
      <div className="card brand">
        <BrandHeader />
        <LiveBar />
      </div>
      <div className="card lead">
        <p className="choice">
          <bdi>{model?.name ?? words.loading}</bdi> <bdi>{variant?.name}</bdi>
        </p>
        <Instalment />
        <PerDay />
      </div>
      <WhatsAppButton />
      <ModelList className="models">{model => <ModelCard model={model} />}</ModelList>
      <div className="card variant">
        <VariantPicker />
      </div>
      <div className="card broad tall">
        <Deposit />
      </div>
      <div className="card broad rate">
        <RateSlider />
      </div>
      <div className="card broad">
        <Tenure />
      </div>
      <div className="card broad">
        <MethodSwitch />
      </div>
      <Facts />
      <div className="notes">
        <Disclaimer />
        <Watermark />
      </div>
    </article>
  );
}

export { css };
