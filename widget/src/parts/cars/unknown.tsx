import { curve, trace } from './outline.ts';
import { Stage } from './stage.tsx';
import { Wheel } from './wheel.tsx';

const BODY = trace(
  curve(
    '22,17! 6,24 1,46 10,82 40,93 90,102! 148,138 174,146 230,151 346,139! 368,106! 390,92 399,56 392,24 378,17!',
  ),
);
const WINDOWS = trace(curve('106,102! 156,134 178,140 230,144 322,136! 306,108! 106,102!'));

/** Stands in for a model that has no drawing: a plain hatchback in a neutral grey. */
export function UnknownCar({ label }: { label: string }) {
  return (
    <Stage length={400} label={label}>
      <path className="lk-car-trim" d="M80 24H330L310 13H100z" />
      <path className="lk-car-metal" d={BODY} />
      <path className="lk-car-trim" d="M44 17A36 36 0 1 0 112 17M292 17A36 36 0 1 0 360 17" />
      <path className="lk-car-pane" d={WINDOWS} />
      <path className="lk-car-pillar" d="M212 104 214 143" />
      {[78, 326].map(axle => (
        <Wheel key={axle} x={axle} tyre={31} spokes={[5, 18]} />
      ))}
    </Stage>
  );
}
