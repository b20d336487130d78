import { Stage } from './stage.tsx';
import { Wheel } from './wheel.tsx';

const BODY =
  'M20 17C8 18 2 28 1 46 0 64 3 80 15 86 38 94 68 97 92 102 150 138C166 147 190 151 228 151 270 151 310 147 344 139L368 106C384 102 394 86 398 58 399 34 394 19 380 17z';
const WINDOWS =
  'M108 101 158 133C172 141 196 144 228 144 258 144 286 141 314 136Q326 133 320 124L312 112Q309 107 302 107z';
const ARCHES = 'M44 17A36 36 0 1 0 112 17M292 17A36 36 0 1 0 360 17';

/** Stands in for a model that has no drawing: a plain hatchback in a neutral grey. */
export function UnknownCar({ label }: { label: string }) {
  return (
    <Stage length={400} label={label}>
      <path className="lk-car-trim" d="M80 24H330L310 13H100z" />
      <path className="lk-car-metal" d={BODY} />
      <path className="lk-car-trim" d={ARCHES} />
      <path className="lk-car-pane" d={WINDOWS} />
      <path className="lk-car-pillar" d="M212 104 214 143" />
      {[78, 326].map(axle => (
        <Wheel key={axle} x={axle} tyre={31} spokes={[5, 18]} />
      ))}
    </Stage>
  );
}
