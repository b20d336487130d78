/**
 * Milliseconds for which a test waits for an event before it is held to hang. It ends what is stuck and measures
 * nothing: on a machine of which little is left an event may be a minute late.
 */
export const eventTimeout = 60_000;

/** Milliseconds for a whole test or hook, which wait for some events one after another. */
export const testTimeout = 5 * eventTimeout;
