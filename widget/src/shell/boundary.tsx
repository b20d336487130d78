import type { FaceWords } from '@loan-kereta/sdk/languages';
import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly words: FaceWords;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Catches what a theme throws while drawing, so that neither the page nor the rest of the widget falls. */
export class Boundary extends Component<BoundaryProps, { readonly failed?: boolean }> {
  override state = { failed: false };

  override componentDidCatch(error: unknown) {
    this.setState({ failed: true });
    this.props.onError(error);
  }

  override render() {
    const { words, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <div className="lk-loading" role="alert">
        <p>{words.failed}</p>
        <button type="button" className="lk-button" onClick={() => this.setState({ failed: false })}>
          {words.retry}
        </button>
      </div>
    );
  }
}
