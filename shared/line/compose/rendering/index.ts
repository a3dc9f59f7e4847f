export type { RenderedDocument } from './messages';
export { pageLimitMs, RenderPool } from './render-pool';
