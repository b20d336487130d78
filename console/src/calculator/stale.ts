import { create } from 'zustand';

/** Since when the calculator on the screen is no longer the server's, in ms since 1970; undefined when it is. */
export const useStale = create<{ readonly since?: number }>()(() => ({}));
