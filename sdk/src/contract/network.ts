import { adminLimits } from '../rules/index.ts';
import { line } from './text.ts';

/** The whole of a network as an entry has it: an IPv4 address, or the first 64 bits of an IPv6 one. */
export const networkSchema = line(adminLimits.network)
  .toLowerCase()
  .optional()
  .meta({ description: 'The network that it came from, as an entry says it' });
