interface Knot {
  readonly x: number;
  readonly y: number;
  /** Direction of the curve here, per unit of its length. */
  dx: number;
  dy: number;
}

/** SVG path data of the curve from one point to the next. */
type Stretch = string;

const distance = (a: Knot, b: Knot) => Math.hypot(b.x - a.x, b.y - a.y);

/** Finds the directions of the natural cubic spline through a run of knots: its equations are tridiagonal. */
function direct(run: readonly Knot[]) {
  const shares: number[] = [];
  let before: Knot | undefined;
  let near = 0;
  for (const [i, knot] of run.entries()) {
    const back = before ?? knot;
    const next = run[i + 1] ?? knot;
    const far = next === knot ? 0 : 1 / distance(knot, next);
    const weight = 2 * (near + far) - near * (shares[shares.length - 1] ?? 0);
    const along = (now: number, then: number, to: number, known: number) =>
      (3 * ((now - then) * near * near + (to - now) * far * far) - near * known) / weight;
    knot.dx = along(knot.x, back.x, next.x, back.dx);
    knot.dy = along(knot.y, back.y, next.y, back.dy);
    shares.push(far / weight);
    near = far;
    before = knot;
  }
  run.reduceRight((after, knot, i) => {
    const share = shares[i] ?? 0;
    knot.dx -= share * after.dx;
    knot.dy -= share * after.dy;
    return knot;
  });
}

function stretch(a: Knot, b: Knot): Stretch {
  const third = distance(a, b) / 3;
  const [start, out, back, end] = [
    [a.x, a.y],
    [a.x + a.dx * third, a.y + a.dy * third],
    [b.x - b.dx * third, b.y - b.dy * third],
    [b.x, b.y],
  ].map(point => point.map(value => +value.toFixed(2)).join(' '));
  return `M${start}C${out} ${back} ${end}`;
}

/**
 * The smooth curve through points written as `x,y x,y …`; a point that ends in `!` is a corner.
 * Between corners it is a natural cubic spline over chord length: it bends where the points ask for it, nowhere else.
 */
export function curve(points: string): Stretch[] {
  const stretches: Stretch[] = [];
  let run: Knot[] = [];
  for (const point of `${points}!`.split(' ')) {
    const [x = 0, y = 0] = point.split(',').map(Number.parseFloat);
    run.push({ x, y, dx: 0, dy: 0 });
    if (!point.endsWith('!')) continue;
    direct(run);
    run.reduce((a, b) => {
      stretches.push(stretch(a, b));
      return b;
    });
    run = [{ x, y, dx: 0, dy: 0 }];
  }
  return stretches;
}

/** One path through lines of which each starts where the one before ends. */
export const trace = (...lines: readonly (readonly Stretch[] | undefined)[]): string =>
  lines
    .flat()
    .join('')
    .replace(/(?!^)M[^C]+/g, '');
