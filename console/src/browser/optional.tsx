import { Component, type ReactNode, Suspense } from 'react';
import { isNotFetched } from './not-fetched.ts';
import { whenConnected } from './patiently.ts';

interface OptionalProps {
  /** What stands there until the part does. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

/** A part whose words or code are still to come: as often as they cannot be fetched it is drawn again. */
export class Optional extends Component<OptionalProps, { readonly thrown?: unknown }> {
  override state: { readonly thrown?: unknown } = {};

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown };
  }

  override componentDidCatch() {
    void whenConnected().then(() => this.setState({ thrown: undefined }));
  }

  override render() {
    const { waiting, children } = this.props;
    const { thrown } = this.state;
    if (thrown === undefined) return <Suspense fallback={waiting}>{children}</Suspense>;
    if (isNotFetched(thrown)) return waiting;
    // A fault ends where those do.
    throw thrown;
  }
}
