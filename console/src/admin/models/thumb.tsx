import { lazy, Suspense, useMemo, useState } from 'react';
import type { Car } from './list.ts';
import styles from './thumb.module.css';

/** Fetched after the list, which has its place ready. */
const Drawing = lazy(() => import('./art/drawing.tsx'));

interface ThumbProps {
  readonly car: Pick<Car, 'brand' | 'code' | 'model' | 'body' | 'image'>;
  /** False where a car without a picture leaves its place empty. */
  readonly drawn?: boolean;
  readonly large?: boolean;
}

/** A car as buyers see it: its picture, or the drawing where there is none or it cannot be shown. */
export function Thumb({ car, drawn = true, large = false }: ThumbProps) {
  const { brand, code, model, body, image } = car;
  const [broken, setBroken] = useState('');
  const shape = useMemo(
    () => ({ brand, code, name: model, rate: 0, body: body ?? undefined, variants: [] }),
    [brand, code, model, body],
  );
  return (
    <span
      className={`${styles.thumb} ${large ? styles.large : ''}`}
      data-blank={(!image && !drawn) || undefined}
      aria-hidden="true"
    >
      {image && image !== broken ? (
        <img src={image} alt="" loading="lazy" onError={() => setBroken(image)} />
      ) : (
        drawn && (
          <Suspense>
            <Drawing car={shape} />
          </Suspense>
        )
      )}
    </span>
  );
}
