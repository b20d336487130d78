import type { Embed } from '@loan-kereta/sdk/contract';
import type { Core, Mounted, Options } from '@loan-kereta/sdk/embed';
import { useEffect, useRef } from 'react';
import { action } from 'storybook/actions';

interface OnStage {
  readonly mounted: Mounted;
  readonly restart: () => void;
}

const calculators = new WeakMap<Node, OnStage>();

function onStage(widget: HTMLElement): OnStage {
  const found = calculators.get(widget.getRootNode());
  if (!found) throw new Error('This element is not in a calculator.');
  return found;
}

/** The calculator that a container belongs to, for a test that changes its options or reads its result. */
export const mountedIn = (widget: HTMLElement): Mounted => onStage(widget).mounted;

/** Starts a calculator anew, as the next visit to its page does. */
export const restart = (widget: HTMLElement): void => onStage(widget).restart();

interface MountedProps {
  readonly mount: Core['mount'];
  /** As an embedder's attributes; the calculator follows when they change. */
  readonly options: Options;
  /** Answers in place of the API. */
  readonly request: () => Promise<Embed>;
  /** What the answer depends on, as text: when it changes, the calculator starts anew. */
  readonly startedBy: string;
}

/** The real widget in a shadow root of its own, on Preact. */
export function MountedCalculator({ mount, options, request, startedBy }: MountedProps) {
  const host = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another answer needs another start; the options follow below
  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const start = () => {
      mounted.current?.unmount();
      mounted.current = mount({
        root,
        options,
        answer: request(),
        request,
        emit: (name, detail) => action(`loan-kereta:${name}`)(detail),
      });
      calculators.set(root, { mounted: mounted.current, restart: start });
    };
    start();
    return () => {
      mounted.current?.unmount();
      mounted.current = undefined;
    };
  }, [startedBy]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the options are a new object each time, what they hold is not
  useEffect(() => mounted.current?.update(options), [JSON.stringify(options)]);

  return <div ref={host} data-calculator />;
}
