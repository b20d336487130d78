import type { CarDrawing, Point } from './drawing.ts';
import { curve, trace } from './outline.ts';
import { Stage } from './stage.tsx';
import { Wheel } from './wheel.tsx';

const SEAT = 'M-11 0C-9 7-9 14-6 18Q0 23 6 18C9 14 8 7 11 0z';
const REFLECTION = 'M-36 2.5-21 3-5 29-13.5 28.5zM-16 3-12 3.2 4 29.6 0 29.4z';
const HANDLE = 'M12-15H25L26-16 25-17.3H12L11-16z';
const HANDLE_CUP = 'M13-16H25L23-19H15z';
const MIRROR = 'M0 2.4Q1 9 6 9.4L10 9.6Q13 9.6 13 6V1L12-1 1 0Q-1 0 0 2.4z';
const MIRROR_MOUNT = 'M1 1 2-2.4 10-3 12 1H18L23.5 14.5z';
const FUEL_FLAP = 'M0 10 11 11 10 .5-.5 0z';
const FIN = 'M-10-2 1 9.5H4L9-4z';

const moved = ([x, y]: Point) => `translate(${x} ${y})`;

/** The part above height `low` of a circle round each axle. */
export function arches(
  { axles, tyre }: Pick<CarDrawing, 'axles' | 'tyre'>,
  radius: number,
  low: number,
): string {
  const reach = Math.sqrt(radius ** 2 - (low - tyre) ** 2);
  return axles.map(x => `M${x - reach} ${low}A${radius} ${radius} 0 1 0 ${x + reach} ${low}`).join('');
}

/** Paints one car in flat layers, from the ground up. Lines along the silhouette are moved inside it. */
export function Car({ car, label }: { car: CarDrawing; label: string }) {
  const { length, axles, tyre, sill, outline, clad } = car;
  const [front, rear] = axles;
  const rest = curve(outline.join(' '));
  const body = trace(rest);
  const [nose, bonnet, screen, roof, back, tail, belly] = outline
    .slice(1)
    .map(part => rest.splice(0, part.split(' ').length));
  const lowerBody = trace(belly, nose, curve(car.flank));
  const [x = 0, y = 0] = car.windows.split(/[ ,]/).map(Number.parseFloat);
  const mirror: Point = [x, y];
  const crease = trace(curve(car.crease));

  const paint = (tone: string, path: string | undefined, at?: Point) =>
    path && <path className={`lk-car-${tone}`} d={path} transform={at && moved(at)} />;
  return (
    <Stage length={length} label={label}>
      {paint('trim', `M${front} ${sill + 8}H${rear}L${rear - 22} ${sill - 3.5}H${front + 22}z`)}
      {paint('metal', car.rails)}
      {paint('trim', FIN, car.fin)}
      {paint('body', body)}
      {paint('turn', trace(tail), [-2, 0])}
      {paint('light', crease + car.shoulder)}
      {paint('dim', `${crease}l-60-11H${front + 60}z`)}
      {paint(clad ? 'clad' : 'shade', lowerBody)}
      {clad ? paint('shade', clad) : paint('deep', `M${front} ${sill}V${sill + 6}H${rear}V${sill}z`)}
      {clad
        ? paint('flare', arches(car, tyre + 6.6, sill + 4))
        : paint('seam', arches(car, tyre + 3.8, sill))}
      {paint('trim', arches(car, tyre + 3, sill))}
      {paint('clad', car.blackRoof && trace(screen, roof) + car.blackRoof)}
      {paint('gleam', trace(bonnet), [0.8, -0.8])}
      {paint('gleam', trace(roof), [0, -0.8])}
      {paint('screen', trace(screen), [1.8, -1.8])}
      {paint('screen', trace(back), [-1.8, -1.8])}
      {paint('pane', trace(curve(car.windows)))}
      {car.seats.map(at => (
        <g key={at[0]} transform={moved(at)}>
          {paint('seat', SEAT)}
          {paint('glint', REFLECTION)}
        </g>
      ))}
      {paint('pillar', car.pillars)}
      {paint('seam', car.seams)}
      {paint('seam', FUEL_FLAP, [rear + 3, tyre + 50])}
      {paint('edge', crease)}
      {car.seats.slice(0, 2).map(at => (
        <g key={at[0]} transform={moved(at)}>
          {paint('deep', HANDLE_CUP)}
          {paint('light', HANDLE)}
        </g>
      ))}
      {paint('trim', car.trim)}
      {paint('lamp', car.lamp)}
      {paint('chrome', car.chrome)}
      {paint('tail', car.tail)}
      {paint('brake', car.brake)}
      {paint('trim', MIRROR_MOUNT, mirror)}
      {paint(car.blackRoof ? 'clad' : 'body', MIRROR, mirror)}
      {axles.map(axle => (
        <Wheel key={axle} x={axle} tyre={tyre} spokes={car.spokes} />
      ))}
    </Stage>
  );
}
