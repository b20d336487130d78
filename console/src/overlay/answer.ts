import type { Embed } from '@loan-kereta/sdk/contract';

/** How often it is asked whether anything has changed, in ms: a new price is on the stream so much later at most. */
const lookMilliseconds = 15_000;

/** A watch that goes on. */
export interface Watching {
  /** Looks at once: what is shown next may be new. */
  readonly look: () => void;
  readonly stop: () => void;
}

/**
 * Watches what an advisor's calculator is made of: prices, name, colours. An answer that is lost is no change.
 * @param changed is called with the first answer and each that differs; by then the browser's cache has it
 */
export function watchAnswer(advisor: string, changed: (answer: Embed, isFirst: boolean) => void): Watching {
  let known: string | undefined;
  async function look(): Promise<void> {
    try {
      const response = await fetch(`/api/embed/${encodeURIComponent(advisor)}`, { cache: 'no-cache' });
      if (!response.ok) return;
      const text = await response.text();
      if (text === known) return;
      const isFirst = known === undefined;
      known = text;
      changed(JSON.parse(text), isFirst);
    } catch {
      // The next look is soon enough.
    }
  }
  void look();
  const timer = setInterval(look, lookMilliseconds);
  return { look: () => void look(), stop: () => clearInterval(timer) };
}
