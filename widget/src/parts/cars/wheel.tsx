import type { CarDrawing } from './drawing.ts';

/** An alloy wheel that stands on the ground, its axle at `x`. It is drawn in hundredths of its own radius. */
export function Wheel({ x, car }: { x: number; car: CarDrawing }) {
  const [pairs, spread] = car.spokes;
  const pair = `M-3 12${-spread} 75h12L0 34 ${spread - 12} 75h12L3 12z`;
  return (
    <g transform={`translate(${x} ${car.tyre})scale(${car.tyre / 100})`}>
      <circle className="lk-car-tyre" r="95" />
      <circle className="lk-car-rim" r="76" />
      <circle className="lk-car-disc" r="42" />
      {Array.from({ length: pairs }, (_, turn) => (
        <path key={turn} className="lk-car-alloy" d={pair} transform={`rotate(${(360 / pairs) * turn})`} />
      ))}
      <circle className="lk-car-hub" r="11" />
    </g>
  );
}
