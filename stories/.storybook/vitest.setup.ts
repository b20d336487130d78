// A page's script cannot press the keys that the browser itself answers to, nor resize the window; Vitest's browser can.
import { page, userEvent } from 'vitest/browser';

globalThis.pressKeys = keys => userEvent.keyboard(keys);
globalThis.resizeWindow = (width, height) => page.viewport(width, height);
