import type { BodyType } from '@loan-kereta/sdk/catalogue';
import type { CarDrawing, Path, Points } from './drawing.ts';

/** A car that is no car in particular, in the frame and units of `CarDrawing`. */
export interface PlainDrawing extends Pick<CarDrawing, 'length' | 'axles' | 'tyre' | 'sill'> {
  /** The silhouette, clockwise from the lower front corner. */
  readonly body: Points;
  /** The side windows, clockwise from the front corner. */
  readonly windows: Points;
  readonly pillars: Path;
  /** What tells the body from the others at a glance. */
  readonly mark?: Path;
}

/** One of each body, for models that have neither a picture nor a drawing of their own. */
export const bodies: Readonly<Record<BodyType, PlainDrawing>> = {
  hatch: {
    length: 400,
    axles: [78, 326],
    tyre: 31,
    sill: 17,
    body: '22,17! 6,24 1,46 10,82 40,93 90,102! 148,138 174,146 230,151 346,139! 368,106! 390,92 399,56 392,24 378,17!',
    windows: '106,102! 156,134 178,140 230,144 322,136! 306,108! 106,102!',
    pillars: 'M212 104 214 143',
  },
  sedan: {
    length: 452,
    axles: [82, 352],
    tyre: 31,
    sill: 17,
    body: '22,17! 6,24 1,44 9,74 42,87 116,97! 168,130 192,139 244,143 298,140 358,110! 384,108 438,105! 447,90 451,54 444,24 430,17!',
    windows: '130,98! 174,127 196,134 244,137 290,134 340,109! 318,104 130,98!',
    pillars: 'M232 101 235 137M300 104 302 131',
  },
  suv: {
    length: 446,
    axles: [84, 350],
    tyre: 36,
    sill: 26,
    body: '24,26! 6,32 1,52 8,94 40,107 108,116! 150,149 178,161 240,167 352,163 412,156! 432,120! 443,106 445,58 438,31 424,26!',
    windows: '124,117! 158,144 182,154 240,159 346,156 400,149! 412,124! 124,117!',
    pillars: 'M226 119 229 158M330 122 336 156',
    mark: 'M190 166Q196 174 214 174H346Q364 173 372 162L366 163Q358 169 344 169H216Q202 169 196 166z',
  },
  mpv: {
    length: 452,
    axles: [82, 352],
    tyre: 32,
    sill: 19,
    body: '22,19! 6,26 1,48 9,84 32,95 74,106! 136,147 172,161 244,168 368,164 424,156! 440,116! 449,100 451,56 444,26 430,19!',
    windows: '94,107! 144,140 176,152 244,159 364,156 412,148! 424,120! 94,107!',
    pillars: 'M196 110 201 154M308 114 312 158M142 109 146 141',
  },
  pickup: {
    length: 472,
    axles: [86, 366],
    tyre: 37,
    sill: 30,
    body: '24,30! 6,36 1,56 6,94 36,104 106,112! 144,147 166,157 204,161 252,159 274,154! 288,113! 466,112! 470,100 471,58 464,35 452,30!',
    windows: '122,113! 152,141 172,149 206,153 260,149! 270,116! 122,113!',
    pillars: 'M194 115 197 152',
    mark: 'M286 113 290 46 286 46 281 113zM290 108H466V112H290z',
  },
  ev: {
    length: 436,
    axles: [80, 350],
    tyre: 34,
    sill: 18,
    body: '22,18! 6,26 1,50 5,84 28,97 84,109! 142,142 176,154 236,158 322,150 388,126! 420,114 433,98 435,54 428,24 414,18!',
    windows: '106,110! 152,138 182,147 236,150 314,143 366,125! 340,118 106,110!',
    pillars: 'M224 113 227 149',
    mark: 'M133 88 119 70H128L124 54 139 73H130z',
  },
};
