/** How interest may be charged. */
export const loanMethods = ['flat', 'reducing'] as const;

/** The highest price of a car, in RM. */
export const highestOtr = 10_000_000;

/** The tenures to choose from, in years, shortest first. */
export const tenureYears = [5, 7, 9] as const;
export const defaultTenureYears = 9;

/** Annual flat rate in percent, until a model brings its own. */
export const defaultRate = 2.9;

/** How finely a deposit can be dragged, in RM. */
export const depositStep = 100;

/** The themes' rate slider, in percent flat. */
export const rateSlider = { min: 2.3, max: 3.5, step: 0.05 } as const;

/** What the calculator's rate box takes, in percent. */
export const rateBox = { min: 0, max: 20 } as const;
