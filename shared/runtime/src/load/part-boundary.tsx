import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  part: string;
  fallback: (retry: () => void) => ReactNode;
  onError: (part: string, error: unknown) => void;
  children: ReactNode;
}

interface PartBoundaryState {
  hasFailed: boolean;
}

/** Contains render errors of a part. A class, because React has no hook for this. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): PartBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(this.props.part, error);
  }

  readonly #retry = (): void => this.setState({ hasFailed: false });

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.#retry) : this.props.children;
  }
}
