import { sheet } from '../shell/sheets.ts';
import css from './cars/cars.css?inline';
import CarArt from './cars/index.tsx';

/** Brings the drawings' stylesheet into the shadow root that they are drawn in. */
function adopt(node: Element | null) {
  const root = node?.getRootNode();
  if (root instanceof ShadowRoot && !root.adoptedStyleSheets.includes(sheet(css))) {
    root.adoptedStyleSheets.push(sheet(css));
  }
}

/** A drawing of a model, with all that it needs; fetched after the first figure. */
export default function CarDrawing(props: { readonly code: string; readonly label: string }) {
  return (
    <span className="lk-car" ref={adopt}>
      <CarArt {...props} />
    </span>
  );
}
