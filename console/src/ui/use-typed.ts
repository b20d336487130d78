import { useState } from 'react';

/**
 * What stands in a field that asks for something by the address. A link, Back or the palette that leads to something
 * else is not overruled by what was typed before, nor what is typed by an address that comes of its beginning.
 * @param value what the address has
 * @returns what stands in the field, what writes it, and what notes that something was asked for from here
 */
export function useTyped(value: string) {
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== asked) {
      setAsked(value);
      setTyped(value);
    }
  }
  return { typed, setTyped, setAsked };
}
