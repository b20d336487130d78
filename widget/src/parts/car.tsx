import type { CarPictureProps } from './car-picture.tsx';
import { useWidget } from './context.tsx';

/**
 * A picture of a car. It keeps its room while it loads: pictures come after the first figure, for they are worth
 * waiting for and the figure is not.
 */
export function CarPicture(props: CarPictureProps) {
  const { later } = useWidget();
  return later ? <later.CarPicture {...props} /> : <span className="lk-car" />;
}

/** The car that is chosen. */
export function Car() {
  const { model, variant } = useWidget();
  return <CarPicture model={model} photo={variant?.image} isAlone />;
}
