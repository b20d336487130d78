import { takeProperties } from '@loan-kereta/sdk/embed';
import { useEffect, useRef } from 'react';

/** Lets a program set the calculator's properties as it sets the attributes. */
export function OwnProperties() {
  const anchor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const root = anchor.current?.getRootNode();
    if (root instanceof ShadowRoot) takeProperties(root.host);
  }, []);
  return <span ref={anchor} hidden />;
}
