import type { ModuleId, PageRegistry, SiteConfig } from '@site/contracts';

/** A part as the rendering process is given it. */
export interface Bundle {
  part: string;
  version: string;
  isShell: boolean;
  code: string;
}

interface ScriptReference {
  url: string;
  integrity: string;
}

/** What the shell's `writeDocument` is given beside the rendered page. */
export interface DocumentInput {
  registry: PageRegistry;
  config: SiteConfig;
  scripts: readonly ScriptReference[];
  preload: readonly (ScriptReference & { modules: readonly ModuleId[] })[];
  /** Public address without a slash at the end, or `''`. */
  siteUrl: string;
}

/** One page to render. */
export interface RenderTask {
  path: string;
  /** The page's module and its fragments; none for the not-found page. */
  modules: readonly ModuleId[];
  document: DocumentInput;
}

export interface RenderedDocument {
  html: string;
  /** Content of each inline style, for the content security policy. */
  styles: readonly string[];
  /** What the parts have drawn, inside `#root`. */
  body: string;
  status: 200 | 404;
}

export type Request =
  { type: 'open'; id: number; bundles: readonly Bundle[] } | ({ type: 'render'; id: number } & RenderTask);

export type Answer =
  | { type: 'evaluating'; part: string }
  | { type: 'opened'; id: number }
  | ({ type: 'rendered'; id: number } & RenderedDocument)
  | { type: 'refused'; id: number; error: { message: string; cause?: unknown } };
