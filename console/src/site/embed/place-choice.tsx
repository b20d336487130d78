import { useId } from 'react';
import styles from './place.module.css';
import { type Place, places } from './places.ts';

interface PlaceChoiceProps {
  readonly label: string;
  readonly names: Readonly<Record<Place, string>>;
  readonly value: Place;
  readonly onChoose: (place: Place) => void;
}

/** The places as radio buttons, so that the arrow keys go through them. */
export function PlaceChoice({ label, names, value, onChoose }: PlaceChoiceProps) {
  const group = useId();
  return (
    <div className={styles.places} role="radiogroup" aria-label={label}>
      {places.map(place => (
        <label key={place} className={styles.place}>
          <input
            type="radio"
            name={group}
            value={place}
            checked={place === value}
            onChange={() => onChoose(place)}
          />
          <span>{names[place]}</span>
        </label>
      ))}
    </div>
  );
}
