import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import styles from './menu.module.css';

interface MenuProps {
  /** What opens it; given what a menu's button has to say of itself. */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
  readonly side?: 'top' | 'bottom';
}

/** A button with a menu of `MenuItem`, `MenuLink` and `MenuChoice`, in `MenuGroup` where they need a heading. */
export function Menu({ trigger, children, side = 'bottom' }: MenuProps) {
  // Drawn beside its button and not at the end of the page, so that it stays within the button's landmark.
  const container = useRef<HTMLDivElement>(null);
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <div ref={container} className={styles.container} />
      <BaseMenu.Portal container={container}>
        <BaseMenu.Positioner
          className={styles.positioner}
          positionMethod="fixed"
          side={side}
          align="end"
          sideOffset={6}
          collisionPadding={8}
        >
          <BaseMenu.Popup className={styles.popup}>{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

interface ItemProps {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

interface PressedProps extends ItemProps {
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

export function MenuItem({ icon, children, disabled, onPress }: PressedProps) {
  return (
    <BaseMenu.Item className={styles.item} disabled={disabled} onClick={onPress}>
      {icon}
      {children}
    </BaseMenu.Item>
  );
}

/** An item that leads to a page. */
export function MenuLink({ icon, children, to }: ItemProps & { readonly to: string }) {
  const navigate = useNavigate();
  return (
    <BaseMenu.LinkItem
      className={styles.item}
      href={to}
      closeOnClick
      onClick={event => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(to);
      }}
    >
      {icon}
      {children}
    </BaseMenu.LinkItem>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  readonly onChoose: (value: Value) => void;
}

/** A setting with a few values, of which one is chosen. */
export function MenuChoice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <BaseMenu.RadioGroup className={styles.group} value={value} onValueChange={onChoose}>
      <BaseMenu.GroupLabel className={styles.label}>{label}</BaseMenu.GroupLabel>
      {options.map(option => (
        <BaseMenu.RadioItem
          key={option.value}
          className={styles.item}
          value={option.value}
          lang={option.lang}
          closeOnClick
        >
          <span className={styles.mark}>
            <BaseMenu.RadioItemIndicator render={<Check aria-hidden="true" />} />
          </span>
          {option.label}
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  );
}

export function MenuGroup({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <BaseMenu.Group className={styles.group}>
      <BaseMenu.GroupLabel className={styles.label}>{label}</BaseMenu.GroupLabel>
      {children}
    </BaseMenu.Group>
  );
}
