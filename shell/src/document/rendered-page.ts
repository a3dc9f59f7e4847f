import type { ModuleId } from '@site/contracts';
import type { DocumentHead } from '../routing/head';

export interface RenderedPage {
  /** Inside of `#root`. */
  html: string;
  /** Rules of its components. */
  rules: string;
  waiting: readonly ModuleId[];
  head: DocumentHead;
  status: 200 | 404;
}
