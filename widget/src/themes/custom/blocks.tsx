import type { BlockType } from '@loan-kereta/sdk/layouts';
import type { ComponentType } from 'react';
import {
  BrandHeader,
  Car,
  CarPicture,
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
import { ModelList } from '../../parts/model-list.tsx';

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
      <ModelList className="models">
        {model => (
          <>
            {/* The name beside it says what the picture shows. */}
            <CarPicture model={model} />
            <b>{model.name}</b>
          </>
        )}
      </ModelList>
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
        <p className="name">
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
