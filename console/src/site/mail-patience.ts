/** How long a mail is waited for before it is asked for again, in ms. */
export const mailPatience = 30_000;
