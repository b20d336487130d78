/** What an advisor's page says of itself where the advisor says nothing. */
export const description: string = 'Kira anggaran ansuran bulanan kereta.';

/** What it says to a browser without scripts. */
export const needsScript: string = 'Kalkulator ini memerlukan JavaScript.';

/** What it says when it was opened without a network; {time} is that of the last visit with one. */
export const cached: string = 'Tiada sambungan. Harga dan profil setakat {time}.';

/** What stands above the table of instalments; {date} is the day of its prices. */
export const asOf: string = 'Ansuran bulanan setakat {date}.';
