import type { BodyType } from '@loan-kereta/sdk/catalogue';
import { bodies } from './bodies.ts';
import { arches } from './car.tsx';
import { curve, trace } from './outline.ts';
import { Stage } from './stage.tsx';
import { Wheel } from './wheel.tsx';

interface PlainCarProps {
  /** A hatchback unless told. */
  readonly body?: BodyType | undefined;
  readonly label: string;
}

/** Stands in for a model that has no drawing: a plain car of its body in a neutral grey. */
export function PlainCar({ body, label }: PlainCarProps) {
  // Data from elsewhere may name a body that nobody has drawn.
  const car = bodies[body ?? 'hatch'] ?? bodies.hatch;
  const { length, axles, tyre, sill, mark } = car;
  const [front, rear] = axles;
  return (
    <Stage length={length} label={label}>
      <path
        className="lk-car-trim"
        d={`M${front} ${sill + 7}H${rear}L${rear - 20} ${sill - 4}H${front + 20}z`}
      />
      <path className="lk-car-metal" d={trace(curve(car.body))} />
      <path className="lk-car-trim" d={arches(car, tyre + 5, sill)} />
      <path className="lk-car-pane" d={trace(curve(car.windows))} />
      <path className="lk-car-pillar" d={car.pillars} />
      {mark && <path className="lk-car-trim" d={mark} />}
      {axles.map(axle => (
        <Wheel key={axle} x={axle} tyre={tyre} spokes={[5, 18]} />
      ))}
    </Stage>
  );
}
