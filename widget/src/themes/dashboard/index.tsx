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
  useWidget,
  VariantPicker,
  Watermark,
  WhatsAppButton,
} from '../../parts/index.ts';
import { Bars } from './bars.tsx';
import { Ring } from './ring.tsx';
import css from './theme.css?inline';

/** The loan as a dashboard: cards of figures, a ring of what goes where, bars of the tenures to choose from. */
export default function Dashboard() {
  const { model, variant } = useWidget();
  return (
    <article className="dash">
      <div className="top">
        <BrandHeader />
        <LiveBar />
      </div>
      <div className="card main on-dark">
        <div>
          <p className="name" translate="no">
            <b>{model?.name}</b> {variant?.name}
          </p>
          <Instalment />
        </div>
        <Car />
        <WhatsAppButton />
      </div>
      <Facts />
      <div className="card chart">
        <Bars />
      </div>
      <div className="card chart">
        <Ring />
      </div>
      <div className="side">
        <div className="card">
          <CarList />
          <VariantPicker />
        </div>
        <div className="card">
          <Deposit />
          <RateSlider />
          <MethodSwitch />
        </div>
      </div>
      <div className="foot">
        <Disclaimer />
        <Watermark />
      </div>
    </article>
  );
}

export { css };
