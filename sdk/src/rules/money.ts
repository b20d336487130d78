/** The most that a plan may cost and a payment may be, in RM. */
export const highestPayment = 100_000;

/** An amount in RM with at most two decimals, in whole sen. */
export const senOf = (ringgit: number): number => Math.round(ringgit * 100);

/** The same in RM. */
export const ringgitOf = (sen: number): number => sen / 100;
