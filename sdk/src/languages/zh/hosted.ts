/** What an advisor's page says of itself where the advisor says nothing. */
export const description: string = '估算汽车的每月供款。';

/** What it says to a browser without scripts. */
export const needsScript: string = '此计算器需要 JavaScript。';
