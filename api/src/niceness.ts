import { getPriority } from 'node:os';

/** How much more is left to others: of a processor that is wanted by both it has a third of the share of theirs. */
const niceness = 5;
const most = 19;

/** The priority of what comes after the server's own work, wherever that stands, but so that a busy machine still gets there. */
export const priorityOfAside = (): number => Math.min(most, getPriority() + niceness);
