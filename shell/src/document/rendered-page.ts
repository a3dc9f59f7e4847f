import type { ModuleId } from '@site/contracts';
import type { DocumentHead } from '../routing/head';

export interface RenderedPage {
  /** Inside of `#root`. */
  html: string;
  /** Content of the `<style>` elements, with Emotion's own attribute value. */
  styles: readonly { ids: string; css: string }[];
  /** Modules in it that do not hydrate on load. */
  waiting: readonly ModuleId[];
  head: DocumentHead;
  status: 200 | 404;
}
