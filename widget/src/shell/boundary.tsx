import { Component, type ReactNode } from 'react';
import { useLater } from '../parts/use-later.ts';

interface BoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

function Failed(props: { readonly onRetry: () => void }) {
  const later = useLater();
  return later && <later.Failure {...props} />;
}

/** Catches what a theme throws while drawing, so that neither the page nor the rest of the widget falls. */
export class Boundary extends Component<BoundaryProps, { readonly failed?: boolean }> {
  override state = { failed: false };

  override componentDidCatch(error: unknown) {
    this.setState({ failed: true });
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? (
      <Failed onRetry={() => this.setState({ failed: false })} />
    ) : (
      this.props.children
    );
  }
}
