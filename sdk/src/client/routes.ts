import { bare } from '../contract/bare.ts';
import { contract } from '../contract/index.ts';

/** Every endpoint of the API without its schemas. The build writes the same as data, so that what is published needs no zod. */
export const routes: typeof contract = bare(contract);
