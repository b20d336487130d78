const minutes = 60_000;

/** How long a sign-in holds, in milliseconds; the server ends it, the page warns `warning` before the idle limit. */
export const sessionLimits = {
  user: { idle: 45 * minutes, absolute: 240 * minutes, warning: 2 * minutes },
  admin: { idle: 15 * minutes, absolute: 120 * minutes, warning: 1 * minutes },
} as const;

/** An account keeps this many sessions; the one that began first gives way to a further one. */
export const mostSessions = 50;
