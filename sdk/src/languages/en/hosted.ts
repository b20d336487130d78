/** What an advisor's page says of itself where the advisor says nothing. */
export const description: string = 'Work out the monthly instalment of a car.';

/** What it says to a browser without scripts. */
export const needsScript: string = 'This calculator needs JavaScript.';

/** What it says when it was opened without a network; {time} is that of the last visit with one. */
export const cached: string = 'No connection. Prices and profile as of {time}.';

/** What stands above the table of instalments; {date} is the day of its prices. */
export const asOf: string = 'Monthly instalments as of {date}.';
