import { type ReactNode, useEffect, useRef, useState } from 'react';

/** A tile flips for a change that comes after this much quiet, in ms: once for a choice, once for a whole drag. */
const quiet = 600;

interface TileProps {
  readonly className: string;
  /** What the tile shows; it flips when this changes. */
  readonly face?: string | undefined;
  readonly children: ReactNode;
}

/** One flat tile. */
export function Tile({ className, face, children }: TileProps) {
  const [flipping, setFlipping] = useState(false);
  const changed = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the face is what it waits for
  useEffect(() => {
    const now = Date.now();
    if (now - changed.current > quiet) setFlipping(true);
    changed.current = now;
  }, [face]);
  return (
    <div className={`tile ${className} ${flipping ? 'flip' : ''}`} onAnimationEnd={() => setFlipping(false)}>
      {children}
    </div>
  );
}
