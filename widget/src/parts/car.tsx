import { useState } from 'react';
import { useWidget } from './context.tsx';
import { useLater } from './use-later.ts';

interface CarPictureProps {
  readonly code: string;
  readonly name: string;
  readonly photo?: string | undefined;
}

/**
 * A picture of a car: the photo that the data has, else the drawing of the model. It keeps its room while it loads;
 * the drawings come after the first figure, for they are worth waiting for and the figure is not.
 */
export function CarPicture({ code, name, photo }: CarPictureProps) {
  const [broken, setBroken] = useState('');
  const later = useLater();
  if (photo && photo !== broken) {
    return <img className="lk-car lk-photo" src={photo} alt={name} onError={() => setBroken(photo)} />;
  }
  return later ? <later.CarDrawing code={code} label={name} /> : <span className="lk-car" />;
}

/** The car that is chosen. */
export function Car() {
  const { model, variant } = useWidget();
  return (
    <CarPicture
      code={model?.code ?? ''}
      name={model ? `Perodua ${model.name}` : ''}
      photo={variant?.image || model?.heroImage}
    />
  );
}
