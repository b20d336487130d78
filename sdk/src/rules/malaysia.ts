/**
 * By whose clock days and months begin and end, whoever reads: in statistics, mails, messages and the admin centre.
 * It is as far ahead of UTC all year: there has been no summer time since 1982.
 */
export const malaysia = { timeZone: 'Asia/Kuala_Lumpur', hoursAhead: 8 } as const;
