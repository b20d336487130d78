import { formatRM } from '@loan-kereta/sdk/loan';
import type { CSSProperties } from 'react';
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
import { workedOut } from '../../parts/worked-out.ts';
import { ModelCard } from './model-card.tsx';
import css from './theme.css?inline';

/** A pinboard: cards of uneven heights, one for each model, of which the chosen one grows. */
export default function GridMasonry() {
  const { words, models, model, variant, otr, loan } = useWidget();
  // Tab goes as the eye does: the chosen card, which holds its group's place, stands before the button unless it has
  // its own place under a brand.
  const brands = new Set(models.map(({ brand }) => brand)).size;
  return (
    <article className="board">
      <div className="card brand">
        <BrandHeader />
        <LiveBar />
      </div>
      <div className="card lead" style={{ '--length': formatRM(loan?.instalment).length } as CSSProperties}>
        <div>
          <p className="choice" translate="no">
            <bdi>{model?.name ?? words.loading}</bdi> <bdi>{variant?.name}</bdi>
          </p>
          <p>
            {words.otr} <b translate="no">{formatRM(variant && otr)}</b>
          </p>
        </div>
        <Instalment />
        <PerDay />
      </div>
      {brands > 1 && <WhatsAppButton />}
      <ModelList className="models">{model => <ModelCard model={model} />}</ModelList>
      {brands < 2 && <WhatsAppButton />}
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
      <Facts names={workedOut} />
      <div className="notes">
        <Disclaimer />
        <Watermark />
      </div>
    </article>
  );
}

export { css };
