import { adopting } from '../ui/adopt.ts';
import css from './cars/cars.css?inline';
import CarArt from './cars/index.tsx';

const adopt = adopting(css);

/** A drawing of a model, with all that it needs. */
export function CarDrawing(props: { readonly code: string; readonly label: string }) {
  return (
    <span className="lk-car" ref={adopt}>
      <CarArt {...props} />
    </span>
  );
}
