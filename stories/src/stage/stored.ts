import { storedModels, storedPalette } from '@loan-kereta/widget/advisor/stored.ts';

/** For stories of the advisor's: lets each begin in a browser that has kept nothing. */
export function forgetStored(): void {
  storedPalette.write(undefined);
  storedModels.write(undefined);
}
