import { toast } from '../ui/toast.ts';

/** The id of the notice that buyers see a change: one stands at a time. */
export const noticeId = 'published';

/** Removes the notice, whose Undo is about an older change by now. */
export const closeNotice = (): void => toast.close(noticeId);
