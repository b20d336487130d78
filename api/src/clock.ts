/** What time it is. Injected, so that a test can let hours pass. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
