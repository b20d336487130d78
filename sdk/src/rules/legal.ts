/**
 * The day on which the terms and the privacy notice became what they are. Whoever changes what they say changes it here,
 * in every language at once: an account notes which version its owner agreed to.
 */
export const legalVersion = '2026-11-28';
