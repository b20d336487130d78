import { configure } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { eventTimeout } from '../../../scripts/timeouts.ts';
import { useLanguage } from '../language/language.ts';
import { kitWords } from '../ui/words.ts';

configure({ asyncUtilTimeout: eventTimeout });

// jsdom has no screen: no media query holds, and none ever changes.
window.matchMedia ??= media => Object.assign(new EventTarget() as MediaQueryList, { media, matches: false });

let root: Root | undefined;

/** Draws a part of the kit in English, in the place of what the same test drew before. */
export async function draw(part: ReactNode): Promise<void> {
  useLanguage.setState({ language: 'en' });
  await kitWords.read('en');
  if (!root) {
    root = createRoot(document.body.appendChild(document.createElement('div')));
    // Not in a hook of this module, which would be one of the first file's alone: files share what they import.
    onTestFinished(clear);
  }
  flushSync(() => root?.render(part));
}

function clear(): void {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
}
