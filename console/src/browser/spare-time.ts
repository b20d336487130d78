import { startTransition, useEffect, useState } from 'react';

/** How long what waits for spare time waits at most, in ms. */
const most = 2000;

/** True once the browser has time for what nobody waits for, after the page has been drawn. */
export function useSpareTime(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    // In small steps, too.
    const tell = () => startTransition(() => setHas(true));
    // Safari has no other way.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(tell, most);
      return () => clearTimeout(timer);
    }
    const id = requestIdleCallback(tell, { timeout: most });
    return () => cancelIdleCallback(id);
  }, []);
  return has;
}
