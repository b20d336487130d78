/** How much may be done to users at once. */
export const adminJobLimits = {
  /** Users that are selected one by one; more are found by a filter. */
  selected: 1000,
  /** Bytes of a request that names so many. */
  bytes: 20_000,
  /** Jobs that are not finished, of all admins. */
  unfinished: 20,
} as const;
