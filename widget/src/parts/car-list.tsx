import { CarPicture } from './index.ts';
import { ModelList } from './model-list.tsx';

/** The models by their pictures, for themes with room for them; car-list.css dresses it where a theme does not itself. */
export const CarList = () => (
  <ModelList className="cars">
    {model => (
      <>
        {/* The name beside it says what the picture shows. */}
        <CarPicture model={model} />
        <b translate="no">{model.name}</b>
      </>
    )}
  </ModelList>
);
