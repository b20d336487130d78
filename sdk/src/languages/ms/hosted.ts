/** What an advisor's page says of itself where the advisor says nothing. */
export const description: string = 'Kira anggaran ansuran bulanan kereta.';

/** What it says to a browser without scripts. */
export const needsScript: string = 'Kalkulator ini memerlukan JavaScript.';
