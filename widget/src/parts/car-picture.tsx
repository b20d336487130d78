import { type CarModel, modelName } from '@loan-kereta/sdk/catalogue';
import { useState } from 'react';
import { adopting } from '../ui/adopt.ts';
import css from './cars/cars.css?inline';
import CarArt from './cars/index.tsx';

export interface CarPictureProps {
  readonly model: CarModel | undefined;
  /** In place of the model's own. */
  readonly photo?: string | undefined;
  /** Whether no name stands beside it, so that the picture says the name itself. */
  readonly isAlone?: boolean;
}

const adopt = adopting(css);

/** How much wider than high a photo is at least that shows a car cut out of its surroundings, with nothing to crop. */
const cutOut = 1.9;

/** The photo that the data has of a car, else the drawing of its model, with all that it needs. */
export function CarPicture({ model, photo: own, isAlone }: CarPictureProps) {
  const [broken, setBroken] = useState('');
  const [whole, setWhole] = useState(false);
  const photo = own || model?.heroImage;
  const label = isAlone && model ? modelName(model) : '';
  return photo && photo !== broken ? (
    <img
      className={`lk-car lk-photo${whole ? ' lk-whole' : ''}`}
      src={photo}
      alt={label}
      ref={adopt}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        setWhole(naturalWidth > cutOut * naturalHeight)
      }
      onError={() => setBroken(photo)}
    />
  ) : (
    <span className="lk-car" ref={adopt}>
      <CarArt model={model} label={label} />
    </span>
  );
}
