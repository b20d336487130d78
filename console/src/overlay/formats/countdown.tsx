import { useEffect, useState } from 'react';

const two = (count: number) => `${count}`.padStart(2, '0');

/** The time left as `1:05:09` or `5:09`; nothing once it has run out. */
export function timeLeft(until: number, now: number): string {
  const seconds = Math.ceil((until - now) / 1000);
  if (seconds <= 0) return '';
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

/** A countdown. It reads the clock at each tick, as a hidden page loses ticks. @param until its end, in ms since 1970 */
export function Countdown({ until }: { readonly until: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return <time className="countdown">{timeLeft(until, now)}</time>;
}
