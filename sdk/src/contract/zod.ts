import { config, z } from 'zod';

// The first object schema tries whether it may compile code. A page with a strict Content-Security-Policy would report
// that as an attack, so pages do without; a server is quicker with it. Whatever makes a schema has to come after this
// line, so the contract takes zod from here.
if ('document' in globalThis) config({ jitless: true });

export { z };
