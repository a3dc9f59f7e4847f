import type { ReactNode } from 'react';
import { reportError } from '@site/runtime/report';
import { PartBoundary } from '@site/runtime/load';
import { UnexpectedErrorPage } from '../pages/unexpected-error-page';

/** The last boundary (ERRS-01). */
export function SiteBoundary({ children }: { children: ReactNode }) {
  const onError = (part: string, error: unknown) => reportError(part, error, 'render');
  return <PartBoundary {...{ part: 'shell', onError, children }} fallback={() => <UnexpectedErrorPage />} />;
}
