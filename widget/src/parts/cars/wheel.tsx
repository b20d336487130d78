import type { CarDrawing } from './drawing.ts';

type WheelProps = Pick<CarDrawing, 'tyre' | 'spokes'> & { readonly x: number };

/** An alloy wheel that stands on the ground, its axle at `x`. It is drawn in hundredths of its own radius. */
export function Wheel({ x, tyre, spokes: [pairs, spread] }: WheelProps) {
  const pair = `M-3 12${-spread} 75h12L0 34 ${spread - 12} 75h12L3 12z`;
  return (
    <g transform={`translate(${x} ${tyre})scale(${tyre / 100})`}>
      <circle className="lk-car-tyre" r="95" />
      <circle className="lk-car-rim" r="76" />
      <circle className="lk-car-disc" r="42" />
      {[...Array(pairs).keys()]
        .map(i => (360 / pairs) * i)
        .map(turn => (
          <path key={turn} className="lk-car-alloy" d={pair} transform={`rotate(${turn})`} />
        ))}
      <circle className="lk-car-hub" r="11" />
    </g>
  );
}
