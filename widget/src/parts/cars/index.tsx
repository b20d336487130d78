import { useMemo } from 'react';
import { alza } from './alza.ts';
import { aruz } from './aruz.ts';
import { ativa } from './ativa.ts';
import { axia } from './axia.ts';
import { bezza } from './bezza.ts';
import { Car } from './car.tsx';
import { myvi } from './myvi.ts';
import { UnknownCar } from './unknown.tsx';

const CARS = new Map(Object.entries({ axia, bezza, myvi, ativa, alza, aruz }));

interface CarArtProps {
  /** Model code: axia, bezza, myvi, ativa, alza or aruz. Any other gets a plain grey car. */
  readonly code: string;
  /** What a screen reader says; empty when the model is named beside the drawing. */
  readonly label: string;
}

/**
 * Side view of a model. Needs cars.css; takes its paint from `--lk-car` and its windows from `--lk-car-glass`, and
 * the width it is given. All drawings have one scale and the same 12 : 5 frame, so changing the model moves nothing.
 */
export default function CarArt({ code, label }: CarArtProps) {
  // a drag of the deposit renders the widget again, but not the drawing
  return useMemo(() => {
    const car = CARS.get(code);
    return car ? <Car car={car} label={label} /> : <UnknownCar label={label} />;
  }, [code, label]);
}
