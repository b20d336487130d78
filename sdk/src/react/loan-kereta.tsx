'use client';
import {
  type CSSProperties,
  createElement,
  forwardRef,
  type ReactNode,
  useCallback,
  useEffect,
  useImperativeHandle,
  useInsertionEffect,
  useRef,
  useState,
} from 'react';
import type { LoanKeretaElement } from '../embed/element.ts';
import { LoadError, load } from '../embed/load.ts';
import { attributesOf, type Settings, setAttributes } from '../embed/settings.ts';
import { type LoanKeretaListeners, passOn } from './events.ts';

export interface LoanKeretaProps extends Settings, LoanKeretaListeners {
  /** The script's address; leave it out where the page has the script already. */
  readonly src?: string | undefined;
  /** The nonce of the page's Content-Security-Policy, where it has one. */
  readonly nonce?: string | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  /** Such as `{ minHeight: 640 }`, so that nothing on the page moves when the calculator arrives. */
  readonly style?: CSSProperties | undefined;
  /** Stands until the calculator draws, and where it never does: best a link to the advisor's page. */
  readonly children?: ReactNode;
}

/**
 * The calculator of an advisor. A prop that changes changes an attribute of the element, so nothing is loaded again and
 * what the buyer entered stays. On a server it renders the tag and its children. Works with React 18 and later.
 */
export const LoanKereta = forwardRef<LoanKeretaElement, LoanKeretaProps>((props, ref) => {
  const { src, nonce, id, className, style, children } = props;
  const element = useRef<LoanKeretaElement | null>(null);
  const stop = useRef<() => void>(undefined);

  const listeners = useRef<LoanKeretaListeners>(props);
  useInsertionEffect(() => {
    listeners.current = props;
  });
  // Subscribed while React puts the element in: no event comes before that, and none is missed.
  const attach = useCallback((node: LoanKeretaElement | null) => {
    element.current = node;
    stop.current?.();
    stop.current = node ? passOn(node, listeners) : undefined;
  }, []);
  useImperativeHandle<LoanKeretaElement | null, LoanKeretaElement | null>(ref, () => element.current, []);

  // React writes the first attributes, so that a server can. Later ones are written here: where an element has a
  // property of the name (`lang`), React would set that, and `undefined` as a text.
  const [firstAttributes] = useState(() => attributesOf(props));
  useEffect(() => {
    if (element.current) setAttributes(element.current, attributesOf(props));
  });

  useEffect(() => {
    if (!src) return;
    let left = false;
    load(src, { nonce }).catch((error: unknown) => {
      if (!left && error instanceof LoadError) listeners.current.onError?.(error);
    });
    return () => {
      left = true;
    };
  }, [src, nonce]);

  return createElement(
    'loan-kereta',
    { ...firstAttributes, id, class: className, style, ref: attach },
    children,
  );
});
LoanKereta.displayName = 'LoanKereta';
