import { isRecord } from '@loan-kereta/sdk/rules';
import { tabChannel } from '../browser/tab-channel.ts';

/** Says that somebody took what is elsewhere for what waited here, so that no form goes on showing that. */
interface GivenUp {
  readonly type: 'UNSENT_GIVEN_UP';
  readonly userId: number;
}

const isGivenUp = (data: unknown): data is GivenUp =>
  isRecord(data) && data.type === 'UNSENT_GIVEN_UP' && typeof data.userId === 'number';

export const { tell: tellGivenUp, hear: onGivenUp } = tabChannel('unsent', isGivenUp);
