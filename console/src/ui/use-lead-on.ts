import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/**
 * Leads on to another page after a while, which what came of something stands for. Whoever has gone elsewhere meanwhile
 * stays there, also while that page is still on its way.
 * @returns begins that while, in ms; nothing where nobody is there any more
 */
export function useLeadOn(): (lead: () => void, after: number) => void {
  const isHere = useRef(false);
  const leading = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isGoing = useNavigation().state !== 'idle';
  useEffect(() => {
    isHere.current = !isGoing;
    return () => {
      isHere.current = false;
      clearTimeout(leading.current);
    };
  }, [isGoing]);
  return (lead, after) => {
    clearTimeout(leading.current);
    if (isHere.current) leading.current = setTimeout(lead, after);
  };
}
