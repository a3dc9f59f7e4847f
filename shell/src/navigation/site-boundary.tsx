import { Component, type ReactNode } from 'react';
import { reportError } from '../report-error';
import { UnexpectedErrorPage } from '../pages/unexpected-error-page';

/** The last boundary (ERRS-01). A class, because React has no hook for this. */
export class SiteBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError('shell', error, 'render');
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <UnexpectedErrorPage /> : this.props.children;
  }
}
