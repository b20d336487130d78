import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button.tsx';

interface ActButtonProps extends Pick<ComponentProps<typeof Button>, 'look' | 'children'> {
  /** Absent where it may not be done, or makes no sense. */
  readonly act: (() => void) | undefined;
  readonly busy: boolean;
}

/** Does something to a user, where that can be done. */
export const ActButton = ({ act, busy, ...button }: ActButtonProps) =>
  act && <Button size="small" disabled={busy} onClick={act} {...button} />;
