import { isRecord } from '@loan-kereta/sdk/rules';
import { tabChannel } from '../browser/tab-channel.ts';

/** Says that a layout is there no more, so that no calculator offers it. */
interface Removed {
  readonly type: 'LAYOUT_REMOVED';
  readonly id: number;
}

const isRemoved = (data: unknown): data is Removed =>
  isRecord(data) && data.type === 'LAYOUT_REMOVED' && typeof data.id === 'number';

const channel = () => tabChannel('layouts', isRemoved);

// Two of one name: each hears all but what it tells itself, and this tab has a calculator, too.
export const { tell: tellRemoved } = channel();
export const { hear: onRemoved } = channel();
