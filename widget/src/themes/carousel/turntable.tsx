import { carousel } from '@loan-kereta/sdk/languages/ms/calculator';
import { type CSSProperties, useRef, useState } from 'react';
import { CarPicture, useWidget } from '../../parts/index.ts';
import { useWords } from '../../ui/use-words.ts';
import { offsetOnRing } from './ring.ts';

/** How far a finger must draw the cars before they move on, in px. */
const swipeDistance = 40;

/** The models on a ring, one in front and its neighbours to either side: arrows, arrow keys and a finger turn it. */
export function Turntable() {
  const { words, models, model, variant, calculator } = useWidget();
  const say = useWords('carousel', carousel);
  const [drawn, setDrawn] = useState(0);
  const from = useRef<number>(undefined);
  const total = models.length;
  const front = models.findIndex(({ code }) => code === model?.code);

  const turn = (by: number) => {
    const next = models[(front + by + total) % total];
    if (next && next !== model) calculator.chooseModel(next.code);
  };
  const release = () => {
    from.current = undefined;
    setDrawn(0);
  };
  const arrow = (by: number, label: string) => (
    <button
      type="button"
      className={`arrow ${by < 0 ? 'back' : 'on'}`}
      aria-label={label}
      onClick={() => turn(by)}
    />
  );

  return (
    <section
      className="turntable"
      aria-label={words.model}
      aria-roledescription="carousel"
      onKeyDown={event => {
        if (event.key === 'ArrowLeft') turn(-1);
        if (event.key === 'ArrowRight') turn(1);
      }}
    >
      <div
        className={`ring ${drawn ? 'drawn' : ''}`}
        style={{ '--drawn': drawn } as CSSProperties}
        onPointerDown={event => {
          from.current = event.clientX;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={event => from.current !== undefined && setDrawn(event.clientX - from.current)}
        onPointerUp={() => {
          release();
          if (Math.abs(drawn) > swipeDistance) turn(-Math.sign(drawn));
        }}
        onPointerCancel={release}
      >
        {models.map((each, index) => {
          const offset = offsetOnRing(index, front, total);
          return (
            <div
              key={each.code}
              className="slide"
              aria-hidden={offset !== 0}
              style={{ '--offset': offset, '--away': Math.min(Math.abs(offset), 2) } as CSSProperties}
            >
              <CarPicture model={each} photo={offset === 0 ? variant?.image : undefined} isAlone />
            </div>
          );
        })}
      </div>
      {total > 1 && arrow(-1, say('previous'))}
      {total > 1 && arrow(1, say('next'))}
    </section>
  );
}
