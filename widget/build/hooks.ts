// React's hooks as far as the widget goes, on Preact: a quarter of what `preact/hooks` weighs, and without its frames and
// timers, which a page may have replaced. An effect runs with the commit that asked for it, in the same task.
import { type Component, type Context, options, type VNode } from 'preact';

interface Hook {
  value?: unknown;
  /** What the effect or the memo depended on when it ran last. */
  inputs?: readonly unknown[] | undefined;
  /** Ends an effect. */
  end?: (() => void) | undefined;
}

/** A component as Preact keeps it: under its own short names where they begin with `__`. */
interface Drawn extends Component {
  hooks?: Hook[];
  /** What is called once the component's elements are in place. */
  readonly __h: (() => void)[];
}

interface Private {
  /** Is called before a component is drawn. */
  __r?: (node: VNode & { readonly __c: Drawn }) => void;
}

let component: Drawn;
let index = 0;

(options as Private).__r = node => {
  component = node.__c;
  index = 0;
};

function nextHook(): Hook {
  let { hooks } = component;
  if (!hooks) {
    const made: Hook[] = [];
    component.hooks = hooks = made;
    component.componentWillUnmount = () => {
      for (const { end } of made) end?.();
    };
  }
  hooks[index] ??= {};
  return hooks[index++] as Hook;
}

const changed = (hook: Hook, inputs?: readonly unknown[]) => {
  const { inputs: last } = hook;
  hook.inputs = inputs;
  return !inputs || !last || inputs.some((each, at) => !Object.is(each, last[at]));
};

const resolve = (given: unknown, value?: unknown) => (typeof given === 'function' ? given(value) : given);

export function useState(initial?: unknown) {
  const hook = nextHook();
  const drawn = component;
  hook.value ??= [
    resolve(initial),
    (given: unknown) => {
      const [value, set] = hook.value as unknown[];
      const next = resolve(given, value);
      if (Object.is(value, next)) return;
      hook.value = [next, set];
      drawn.setState({});
    },
  ];
  return hook.value;
}

export function useEffect(effect: () => Hook['end'], inputs?: readonly unknown[]): void {
  const hook = nextHook();
  if (!changed(hook, inputs)) return;
  component.__h.push(() => {
    hook.end?.();
    hook.end = effect();
  });
}

export function useMemo(make: () => unknown, inputs: readonly unknown[]) {
  const hook = nextHook();
  if (changed(hook, inputs)) hook.value = make();
  return hook.value;
}

export const useRef = (current?: unknown) => useMemo(() => ({ current }), []);

export function useContext(context: Context<unknown>) {
  const hook = nextHook();
  const { __c: id, __: fallback } = context as unknown as { readonly __c: string; readonly __: unknown };
  const provider = component.context[id];
  if (!provider) return fallback;
  if (!hook.value) provider.sub(component);
  hook.value = provider;
  return provider.props.value;
}
