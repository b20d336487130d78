import { Component, type ReactNode } from 'react';
import { later } from '../parts/use-later.ts';

interface BoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** What stands in the place of a theme that cannot be drawn. */
export const Instead = later(module => module.Instead);

/** Catches what a theme throws while drawing, so that neither the page nor the rest of the widget falls. */
export class Boundary extends Component<BoundaryProps, { readonly failed?: boolean }> {
  override state = { failed: false };

  override componentDidCatch(error: unknown) {
    this.setState({ failed: true });
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? (
      <Instead onRetry={() => this.setState({ failed: false })} />
    ) : (
      this.props.children
    );
  }
}
