import type { BlockType } from '@loan-kereta/sdk/layouts';
import type { ComponentType } from 'react';
import { CarList } from '../../parts/car-list.tsx';
import {
  BrandHeader,
  Car,
  Deposit,
  Facts,
  Instalment,
  LiveBar,
  MethodSwitch,
  RateSlider,
  Tenure,
  useWidget,
  VariantPicker,
  WhatsAppButton,
} from '../../parts/index.ts';

/** What stands in each block, of parts. */
export const blockContents: Readonly<Record<BlockType, ComponentType>> = {
  brand_header: () => (
    <>
      <BrandHeader />
      <LiveBar />
    </>
  ),
  model_picker: () => (
    <>
      <CarList />
      <VariantPicker />
    </>
  ),
  loan_controls: () => (
    <>
      <Tenure />
      <Deposit />
      <div className="rates">
        <RateSlider />
        <MethodSwitch />
      </div>
    </>
  ),
  result_card: () => {
    const { model, variant, words } = useWidget();
    return (
      <>
        <p className="name" translate="no">
          <b>{model?.name ?? words.loading}</b> {model && (variant?.name ?? words.noVariants)}
        </p>
        <Instalment />
      </>
    );
  },
  car_image: Car,
  summary: () => (
    <>
      <Facts />
      <WhatsAppButton />
    </>
  ),
};
