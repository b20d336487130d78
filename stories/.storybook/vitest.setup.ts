// A page's script cannot press the keys that the browser itself answers to; Vitest's browser can.
import { userEvent } from 'vitest/browser';

globalThis.pressKeys = keys => userEvent.keyboard(keys);
