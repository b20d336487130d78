import {
  BrandHeader,
  Car,
  Disclaimer,
  Facts,
  Instalment,
  LiveBar,
  useWidget,
  Watermark,
} from '../../parts/index.ts';
import { Controls } from '../controls.tsx';
import css from './theme.css?inline';

/** The model as a poster: its name behind it as large as fits, the car over it, the figure on the edge. */
export default function ImageHighlight() {
  const { words, model, variant } = useWidget();
  return (
    <article className="frame">
      <div className="hero on-primary">
        <BrandHeader />
        <p className="car-name" translate="no">
          <b>{model?.name ?? words.loading}</b>
          <span>{model && (variant?.name ?? words.noVariants)}</span>
        </p>
        <Car />
      </div>
      <div className="plate">
        <Instalment />
      </div>
      <Facts />
      <Controls />
      <div className="foot">
        <LiveBar />
        <Disclaimer />
        <Watermark />
      </div>
    </article>
  );
}

export { css };
