import type { ModuleId } from '@site/contracts';
import type { DocumentHead } from '../routing/head';

export interface RenderedPage {
  /** Inside of `#root`. */
  html: string;
  /** `<style>` contents with Emotion's attribute value. */
  styles: readonly { ids: string; css: string }[];
  waiting: readonly ModuleId[];
  head: DocumentHead;
  status: 200 | 404;
}
