import { type CarModel, modelName } from '@loan-kereta/sdk/catalogue';
import { useEffect, useState } from 'react';
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

/** Resolves once a frame has been drawn. What tells of it has been told once by now: this part came by it. */
const frame = () =>
  new Promise<void>(resolve => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body);
  });

let turn = Promise.resolve();
/** The models that have had their turn. */
const drawn = new Set<string | undefined>();

/** Whether a car may be drawn: the one that is looked at at once, those beside it a frame each, for a drawing has some seventy parts. */
function useTurn(code: string | undefined, isFirst: boolean | undefined): boolean {
  const [isDue, setDue] = useState(isFirst || drawn.has(code));
  useEffect(() => {
    if (isDue) return;
    const draw = () => {
      drawn.add(code);
      setDue(true);
    };
    turn = turn.then(frame).then(draw);
  }, [isDue, code]);
  return isDue;
}

/** The photo that the data has of a car, else the drawing of its model, with all that it needs. */
export function CarPicture({ model, photo: own, isAlone }: CarPictureProps) {
  const [broken, setBroken] = useState('');
  const [whole, setWhole] = useState(false);
  const isDue = useTurn(model?.code, isAlone);
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
      {isDue && <CarArt model={model} label={label} />}
    </span>
  );
}
