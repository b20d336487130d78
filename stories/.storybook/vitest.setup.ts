// A page's script cannot press the keys that the browser itself answers to, nor resize the window; Vitest's browser can.
import { page, userEvent } from 'vitest/browser';

globalThis.pressKeys = keys => userEvent.keyboard(keys);
globalThis.resizeWindow = (width, height) => page.viewport(width, height);

// Storybook would write each call of a test down for its Interactions panel, which Vitest does not have: it clones the
// arguments, reads `innerText` of elements and sorts all calls before.
const address = new URL(location.href);
address.searchParams.set('instrument', 'false');
history.replaceState(history.state, '', address);
