interface Knot {
  readonly x: number;
  readonly y: number;
  /** Direction of the curve here, per unit of its length. */
  dx: number;
  dy: number;
}

/** The curve from one point to the next, and the SVG path command that draws it. */
export interface Stretch {
  readonly from: Knot;
  readonly command: string;
}

/** Finds the directions of the natural cubic spline through a run of knots, by relaxation. */
function relax(run: readonly Knot[]) {
  for (let pass = 0; pass < 40; pass++) {
    for (const [i, knot] of run.entries()) {
      let x = 0;
      let y = 0;
      let weight = 0;
      for (const [other, way] of [[run[i - 1], -3] as const, [run[i + 1], 3] as const]) {
        if (!other) continue;
        const apart = distance(knot, other);
        x += (((other.x - knot.x) / apart) * way - other.dx) / apart;
        y += (((other.y - knot.y) / apart) * way - other.dy) / apart;
        weight += 2 / apart;
      }
      knot.dx = x / weight;
      knot.dy = y / weight;
    }
  }
}

const distance = (a: Knot, b: Knot) => Math.hypot(b.x - a.x, b.y - a.y);

/**
 * The smooth curve through points written as `x,y x,y …`; a point that ends in `!` is a corner.
 * Between corners it is a natural cubic spline over chord length: it bends where the points ask for it, nowhere else.
 */
export function curve(points: string): Stretch[] {
  const stretches: Stretch[] = [];
  let run: Knot[] = [];
  const finish = () => {
    relax(run);
    run.reduce((from, to) => {
      const third = distance(from, to) / 3;
      const ends = [
        from.x + from.dx * third,
        from.y + from.dy * third,
        to.x - to.dx * third,
        to.y - to.dy * third,
      ];
      const command = `C${[...ends, to.x, to.y].map(value => +value.toFixed(2)).join(' ')}`;
      stretches.push({ from, command });
      return to;
    });
  };
  for (const point of points.split(' ')) {
    const [x = 0, y = 0] = point.split(',').map(Number.parseFloat);
    run.push({ x, y, dx: 0, dy: 0 });
    if (!point.endsWith('!')) continue;
    finish();
    run = [{ x, y, dx: 0, dy: 0 }];
  }
  if (run.length > 1) finish();
  return stretches;
}

/** The commands that draw consecutive stretches. */
export const commands = (stretches: readonly Stretch[] = []): string =>
  stretches.map(stretch => stretch.command).join('');

/** The same as an open path of its own. */
export const trace = (stretches: readonly Stretch[] = []): string =>
  `M${stretches[0]?.from.x} ${stretches[0]?.from.y}${commands(stretches)}`;
