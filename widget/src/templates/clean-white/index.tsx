import { BrandHeader, Car, Disclaimer, Facts, Instalment, LiveBar, Watermark } from '../../parts/index.ts';
import { CarName, Controls } from '../controls.tsx';
import css from './theme.css?inline';

/** White cards on a pale ground: who, which car, how much a month, and the controls. */
export default function CleanWhite() {
  return (
    <article className="frame">
      <div className="card">
        <BrandHeader />
        <LiveBar />
      </div>
      <div className="card car">
        <CarName />
        <Car />
      </div>
      <div className="card estimate">
        <Instalment />
        <Facts />
      </div>
      <div className="card">
        <Controls />
      </div>
      <div className="foot">
        <Disclaimer />
        <Watermark />
      </div>
    </article>
  );
}

export { css };
