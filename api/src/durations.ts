/** In milliseconds. */
export const minute = 60_000;
export const hour = 3_600_000;
export const day = 24 * hour;
