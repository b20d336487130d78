import { noteSteps, useKeptSteps } from '../first-steps/kept.ts';
import { isPlace, type Place } from './places.ts';

/** The place that an account chose last on this device; WordPress before that. */
export function usePlace() {
  const { place: stored } = useKeptSteps();
  const place: Place = isPlace(stored) ? stored : 'wordpress';
  return { place, choosePlace: (chosen: Place) => noteSteps({ place: chosen }) };
}
