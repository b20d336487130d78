import { BrandHeader, Car, Disclaimer, Facts, Instalment, LiveBar, Watermark } from '../../parts/index.ts';
import { CarName, Controls } from '../controls.tsx';
import css from './theme.css?inline';

/** One sheet with hairlines: hardly anything but the figure. */
export default function MinimalCard() {
  return (
    <article className="frame">
      <BrandHeader />
      <div className="figure">
        <CarName />
        <Instalment />
        <Car />
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
