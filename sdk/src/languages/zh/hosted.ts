/** What an advisor's page says of itself where the advisor says nothing. */
export const description: string = '估算汽车的每月供款。';

/** What it says to a browser without scripts. */
export const needsScript: string = '此计算器需要 JavaScript。';

/** What it says when it was opened without a network; {time} is that of the last visit with one. */
export const cached: string = '没有网络连接。价格和资料截至 {time}。';

/** What stands above the table of instalments; {date} is the day of its prices. */
export const asOf: string = '截至 {date} 的每月供款。';
