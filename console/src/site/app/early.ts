import { begin } from './begin.ts';

// A script of its own in the document of /app, before the page's: nobody waits for what stands around the calculator.
begin();
