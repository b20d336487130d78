/**
 * What differs from axe's own rules: shapes of a drawing have no text whose contrast could be measured. Under a label, as
 * a car to choose is, axe would look through all of the drawing for each of its shapes.
 */
export const axeRules = [
  { id: 'color-contrast', selector: '*:not(path, g, circle, ellipse, rect, line, polygon, use, defs, stop)' },
];
