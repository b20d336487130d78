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
import { CarName, Controls } from '../controls.tsx';
import css from './theme.css?inline';

/** For live streams: the car in the dark, large yellow figures on smoked glass. On a grey stream they are grey too. */
export default function ShadowGlass() {
  const { presenter } = useWidget();
  return (
    <article className={presenter ? 'frame on-dark' : 'frame on-dark yellow'}>
      <div className="backdrop">
        <Car />
      </div>
      <BrandHeader />
      <div className="glass">
        <CarName />
        <Instalment />
        <Facts />
      </div>
      <div className="glass">
        <Controls />
      </div>
      <div className="foot">
        <LiveBar />
        <Disclaimer />
        <Watermark />
      </div>
    </article>
  );
}

export { css };
