import type { ModuleId, PageRegistry, SiteConfig } from '@site/contracts';

/** A part for the rendering process. */
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

/** Input of the shell's `writeDocument`. */
export interface DocumentInput {
  registry: PageRegistry;
  config: SiteConfig;
  scripts: readonly ScriptReference[];
  preload: readonly (ScriptReference & { modules: readonly ModuleId[] })[];
  /** Without a trailing slash, or `''`. */
  siteUrl: string;
}

/** One page to render. */
export interface RenderTask {
  path: string;
  modules: readonly ModuleId[];
  document: DocumentInput;
}

export interface RenderedDocument {
  html: string;
  styles: readonly string[];
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
