import { Button as BaseButton } from '@base-ui/react/button';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';
import hidden from './hidden.module.css';

/**
 * `primary` for the one thing that a screen is for, `quiet` for what stands beside it, `danger` for what hurts, `wary`
 * for what leads there and stands in every row.
 */
export type ButtonLook = 'primary' | 'outline' | 'quiet' | 'danger' | 'wary';

interface Look {
  readonly look?: ButtonLook;
  readonly size?: 'small' | 'large';
  /** Fills the width that there is. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

const classOf = ({ look = 'outline', size, wide }: Omit<Look, 'children'>): string =>
  [styles.button, styles[look], size && styles[size], wide && styles.wide].filter(Boolean).join(' ');

type ButtonProps = Omit<ComponentProps<typeof BaseButton>, 'className' | 'focusableWhenDisabled'> &
  Look & {
    /** While it works it turns and takes no press. */
    readonly busy?: boolean;
  };

/**
 * What takes no press keeps its place in the keyboard's order: it is often the one that was just pressed, and a browser
 * leaves the focus nowhere where what has it cannot have it any more.
 */
export function Button({ look, size, wide, busy = false, disabled, children, ...rest }: ButtonProps) {
  return (
    <BaseButton
      {...rest}
      className={classOf({ look, size, wide })}
      disabled={busy || disabled}
      focusableWhenDisabled
      aria-busy={busy || undefined}
    >
      {busy && <LoaderCircle className={styles.spinner} aria-hidden="true" />}
      {children}
    </BaseButton>
  );
}

/** The words beside a button's icon where a phone has no room for them: there they are only read. */
export const RoomyWords = ({ children }: { readonly children: ReactNode }) => (
  <span className={`${styles.roomy} ${hidden.onPhone}`}>{children}</span>
);

/** A link that looks like a button. */
export function ButtonLink({
  look,
  size,
  wide,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'className'> & Look) {
  return <Link {...rest} className={classOf({ look, size, wide })} />;
}
