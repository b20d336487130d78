/**
 * Parameters of a story or test that ends with what axe has seen in another. Without a word axe looks at the end of
 * each: of twenty calculators that took seconds, and of all stories half of their time.
 */
export const lookedAt = { a11y: { test: 'off' } } as const;
