import type { CSSProperties, ReactNode } from 'react';
import { useMotion } from './frame.tsx';
import './thumbnails.css';
import { useToolbar } from './toolbar.ts';

/** How large a thumbnail is, in CSS pixels: of a phone's screen, and of a page. */
const phone = { width: 232, height: 412 };
const page = { width: 371, height: 260 };
/** What `full` means where many stand side by side. */
const fullWidth = 1200;

export interface Thumbnail {
  readonly key: string;
  /** The calculator that is made small. */
  readonly picture: ReactNode;
  /** The link, or button, under it; a click anywhere on the thumbnail is a click on this. */
  readonly caption: ReactNode;
}

/** Many calculators side by side, each the real widget made small and stilled. */
export function Thumbnails({ items }: { readonly items: readonly Thumbnail[] }) {
  const { width } = useToolbar();
  useMotion();
  const wide = width === 'full' ? fullWidth : Number(width);
  const size = wide > 600 ? page : phone;
  const scale = size.width / wide;
  // The calculator's own window has the height of the thumbnail, for what sticks to its edges.
  const scaled = { width: wide, height: size.height / scale, scale: `${scale}` };
  return (
    <ol
      className="thumbnails"
      style={{ '--width': `${size.width}px`, '--height': `${size.height}px` } as CSSProperties}
    >
      {items.map(({ key, picture, caption }) => (
        <li key={key}>
          <div className="thumbnail" inert>
            <div className="scaled" style={scaled}>
              {picture}
            </div>
          </div>
          {caption}
        </li>
      ))}
    </ol>
  );
}
