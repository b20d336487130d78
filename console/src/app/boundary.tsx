import { Component, type ReactNode } from 'react';
import { Crash } from './crash.tsx';

/** Shows `Crash` in place of what threw. */
export class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Crash /> : this.props.children;
  }
}
