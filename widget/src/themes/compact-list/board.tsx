import { modelName, quote } from '@loan-kereta/sdk/catalogue';
import { compactList } from '@loan-kereta/sdk/languages/ms/calculator';
import { formatRM } from '@loan-kereta/sdk/loan';
import { type CSSProperties, useRef } from 'react';
import { grouped } from '../../parts/grouped.ts';
import { CarPicture, useWidget } from '../../parts/index.ts';
import { useWords } from '../../ui/use-words.ts';

/**
 * Every variant of every model as one group of radio buttons, each with its instalment and how far that is from the
 * chosen one's. Choosing keeps the deposit, so that the figure on the row is the figure that comes.
 */
export function Board({ byPrice }: { readonly byPrice: boolean }) {
  const widget = useWidget();
  const { models, modelCode, variantId, loan, deposit, calculator } = widget;
  const say = useWords('compactList', compactList);
  // A phone's list begins with the model that was chosen elsewhere, unless it would come above the name of another brand,
  // and stays as it is under a finger that chose a row.
  const tapped = useRef(modelCode);
  const head = useRef(modelCode);
  if (tapped.current !== modelCode) head.current = tapped.current = modelCode;
  const rows = models.flatMap(model =>
    model.variants.map((variant, index) => {
      const { instalment: monthly } = quote(model, variant, widget).loan;
      return { model, variant, index, monthly, group: byPrice ? undefined : model.brand };
    }),
  );
  const highest = Math.max(...rows.map(({ monthly }) => monthly), 1);
  const chosen = loan?.instalment || 0;
  const brands = new Set(models.map(({ brand }) => brand));
  if (byPrice) rows.sort((one, other) => one.monthly - other.monthly);
  return (
    <fieldset part="variant-picker" className="board lk-fit">
      <legend className="lk-sr">{say('all')}</legend>
      {grouped(
        rows,
        ({ model, variant, index, monthly }) => {
          const value = `${model.code} ${variant.id}`;
          const more = monthly - chosen;
          const isChosen = model.code === modelCode && variant.id === variantId;
          return (
            <label
              key={value}
              className={byPrice || index ? 'lk-choice' : 'lk-choice first'}
              style={
                {
                  '--of': monthly / highest,
                  order: byPrice || brands.size > 1 || model.code !== head.current ? 0 : -1,
                } as CSSProperties
              }
            >
              <input
                type="radio"
                name="variant-picker"
                value={value}
                checked={isChosen}
                onChange={() => {
                  tapped.current = model.code;
                  calculator.apply({ modelCode: model.code, variantId: variant.id, deposit });
                }}
              />
              <span>
                {!byPrice && (!index || isChosen) && <CarPicture model={model} />}
                <b>
                  {byPrice && brands.size > 1 ? modelName(model) : model.name} <i>{variant.name}</i>
                </b>
                <small translate="no">{formatRM(variant.otr)}</small>
                <strong translate="no">{formatRM(monthly)}</strong>
                {loan && !isChosen && (
                  <em translate="no">
                    {more < 0 ? '−' : '+'}
                    {formatRM(Math.abs(more))}
                  </em>
                )}
              </span>
            </label>
          );
        },
        (brand, drawn) => [brand && <p className="lk-group">{brand}</p>, drawn],
      )}
    </fieldset>
  );
}
