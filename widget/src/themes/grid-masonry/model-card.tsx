import type { CarModel } from '@loan-kereta/sdk/catalogue';
import { gridMasonry } from '@loan-kereta/sdk/languages/ms/calculator';
import { formatRM } from '@loan-kereta/sdk/loan';
import { CarPicture, useWidget } from '../../parts/index.ts';
import { useWords } from '../../ui/use-words.ts';
import { cheapestInstalment } from './cheapest.ts';

/** A model at a glance: its picture, its name, and what its cheapest variant costs a month. */
export function ModelCard({ model }: { readonly model: CarModel }) {
  const widget = useWidget();
  const { words } = widget;
  const say = useWords('gridMasonry', gridMasonry);
  const cheapest = cheapestInstalment(model, widget);
  return (
    <>
      <b className="model" dir="auto">
        {model.name}
      </b>
      <small className="from">
        {cheapest === undefined ? words.noVariants : say('from').replace('{amount}', formatRM(cheapest))}
      </small>
      <CarPicture model={model} />
    </>
  );
}
