/** The figures that follow from the price, for themes that say the price itself by the instalment. */
export const workedOut = ['principal', 'totalInterest', 'totalPayment', 'effectiveRate'] as const;
