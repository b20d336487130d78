import { CarList } from '../../parts/car-list.tsx';
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
  VariantPicker,
  Watermark,
  WhatsAppButton,
} from '../../parts/index.ts';
import { PerDay } from '../../parts/per-day.tsx';
import css from './theme.css?inline';

/** Frosted panels over a slow mesh of light; a gleam crosses the glass when the figure changes. */
export default function GlassEffect() {
  const { loan, model, variant } = useWidget();
  return (
    <article className="glass">
      <div className="mesh" />
      <div className="pane bar">
        <BrandHeader />
      </div>
      <div className="stage">
        <Car />
        <div className="pane result">
          <i key={loan?.instalment} className="gleam" />
          <p className="name" translate="no">
            <b>{model?.name}</b> {variant?.name}
          </p>
          <Instalment />
          <PerDay />
          <Facts />
          <WhatsAppButton />
        </div>
      </div>
      <div className="controls">
        <div className="pane">
          <CarList />
          <VariantPicker />
          <Tenure />
        </div>
        <div className="pane">
          <Deposit />
          <RateSlider />
          <MethodSwitch />
        </div>
      </div>
      <div className="pane foot">
        <LiveBar />
        <Disclaimer />
        <Watermark />
      </div>
    </article>
  );
}

export { css };
