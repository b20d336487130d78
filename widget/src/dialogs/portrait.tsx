import { initialOf } from '@loan-kereta/sdk/rules';
import { useState } from 'react';

interface PortraitProps {
  readonly name: string;
  /** Its address; empty when there is none. */
  readonly photo: string;
}

/** A photo as it is typed or uploaded, or the name's first letter while it cannot be shown. */
export function Portrait({ name, photo }: PortraitProps) {
  const [broken, setBroken] = useState('');
  return (
    <span className="dialog-portrait" aria-hidden="true">
      {photo && photo !== broken ? (
        <img src={photo} alt="" onError={() => setBroken(photo)} />
      ) : (
        initialOf(name) || 'L'
      )}
    </span>
  );
}
