import type { ModuleId } from '@site/contracts';
import type { DocumentHead } from '../routing/head';

export interface RenderedPage {
  /** Inside of `#root`. */
  html: string;
  /** Contents of Emotion's style elements, and the names that it finds them by. */
  styles: readonly { names: string; css: string }[];
  waiting: readonly ModuleId[];
  head: DocumentHead;
  status: 200 | 404;
}
