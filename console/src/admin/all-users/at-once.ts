/** How many users come at once where the page is all the list's. */
export const atOnce = 100;
