import type { CarModel } from '@loan-kereta/sdk/catalogue';
import { useMemo } from 'react';
import { alza } from './alza.ts';
import { aruz } from './aruz.ts';
import { ativa } from './ativa.ts';
import { axia } from './axia.ts';
import { bezza } from './bezza.ts';
import { Car } from './car.tsx';
import { myvi } from './myvi.ts';
import { PlainCar } from './plain.tsx';

/** Each drawn from its own car, all of one brand, by their codes. */
const BRAND = 'Perodua';
const CARS = new Map(Object.entries({ axia, bezza, myvi, ativa, alza, aruz }));

export interface CarArtProps {
  /** One of another brand, or with another code, gets a plain grey car of its body. */
  readonly model: CarModel | undefined;
  /** What a screen reader says; empty when the model is named beside the drawing. */
  readonly label: string;
}

/**
 * Side view of a model. Needs cars.css; takes its paint from `--lk-car` and its windows from `--lk-car-glass`, and
 * the width it is given. All drawings have one scale and the same 12 : 5 frame, so changing the model moves nothing.
 */
export default function CarArt({ model, label }: CarArtProps) {
  const { brand = BRAND, code = '', body } = model ?? {};
  // a drag of the deposit renders the widget again, but not the drawing
  return useMemo(() => {
    const car = brand === BRAND ? CARS.get(code) : undefined;
    return car ? <Car car={car} label={label} /> : <PlainCar body={body} label={label} />;
  }, [brand, code, body, label]);
}
