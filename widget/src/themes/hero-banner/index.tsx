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

/** A wide gradient banner with the figure set huge; the car drives in and breaks its lower edge. */
export default function HeroBanner() {
  const { model, variant, modelCode } = useWidget();
  return (
    <article className="page">
      <div className="banner on-primary">
        <BrandHeader />
        <div className="headline">
          <h2 className="name" translate="no">
            {model?.name} <span>{variant?.name}</span>
          </h2>
          <Instalment />
          <PerDay />
        </div>
        <div className="stage">
          <div className="drive" key={modelCode}>
            <Car />
          </div>
        </div>
      </div>
      <div className="below">
        <div className="lead">
          <Facts />
          <div className="ask">
            <WhatsAppButton />
            <LiveBar />
          </div>
        </div>
        <div className="columns">
          <div className="column">
            <CarList />
            <VariantPicker />
          </div>
          <div className="column">
            <Tenure />
            <Deposit />
            <RateSlider />
            <MethodSwitch />
          </div>
        </div>
        <div className="small">
          <Disclaimer />
          <Watermark />
        </div>
      </div>
    </article>
  );
}

export { css };
