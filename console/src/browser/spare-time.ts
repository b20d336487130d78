import { useEffect, useState } from 'react';

/** How long what waits for spare time waits at most, in ms. */
const most = 2000;

/** True once the browser has time for what nobody waits for, after the page has been drawn. */
export function useSpareTime(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    // Safari has no other way.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setHas(true), most);
      return () => clearTimeout(timer);
    }
    const id = requestIdleCallback(() => setHas(true), { timeout: most });
    return () => cancelIdleCallback(id);
  }, []);
  return has;
}
