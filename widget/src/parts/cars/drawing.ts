/**
 * One car seen from its left side, facing left. Lengths are centimetres of the real car: x from its foremost point
 * to the right, y from the ground up. `Points` are read by `curve()`, `Path` is SVG path data in the same frame.
 */
export interface CarDrawing {
  readonly length: number;
  readonly axles: readonly [front: number, rear: number];
  /** Radius of the tyres, and so the height of the axles. */
  readonly tyre: number;
  /** Pairs of spokes in a wheel, and how far apart a pair is at the rim, in hundredths of the tyre's radius. */
  readonly spokes: readonly [pairs: number, spread: number];
  /** Height of the sill's lower edge. */
  readonly sill: number;
  /**
   * The silhouette, clockwise from the lower front corner. Each part goes on where the one before ended.
   * The nose ends, and the belly begins, where the lower body changes its tone; the belly ends at the start.
   */
  readonly outline: readonly [
    start: Points,
    nose: Points,
    bonnet: Points,
    screen: Points,
    roof: Points,
    back: Points,
    tail: Points,
    belly: Points,
  ];
  /** Upper edge of the lower body's tone, from the end of the nose to the start of the belly. */
  readonly flank: Points;
  /** The line along the side on which the light breaks. */
  readonly crease: Points;
  /** Closes the lit surface above the crease, from the crease's rear end. */
  readonly shoulder: Path;
  /** The side windows, clockwise from the front corner, where the mirror stands. */
  readonly windows: Points;
  /** Where each seat back meets the lower edge of the windows; the first two have their door handles below them. */
  readonly seats: readonly Point[];
  readonly pillars: Path;
  /** Gaps between the panels. */
  readonly seams: Path;
  /** Foot of the antenna. */
  readonly fin: Point;
  readonly rails?: Path;
  /** Closes a black roof, from the upper end of the rear window. */
  readonly blackRoof?: Path;
  /** On a car whose lower body and arches are raw plastic: the shade on the paint above it. */
  readonly clad?: Path;
  /** Grilles and intakes. */
  readonly trim: Path;
  readonly chrome?: Path;
  readonly lamp: Path;
  readonly tail: Path;
  readonly brake: Path;
}

export type Points = string;
export type Path = string;
export type Point = readonly [x: number, y: number];
