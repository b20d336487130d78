import { formatRM } from '@loan-kereta/sdk/loan';

/** An amount in RM as people write it: with sen where there are any. */
export const money = (ringgit: number): string => formatRM(ringgit, Number.isInteger(ringgit) ? 0 : 2);
