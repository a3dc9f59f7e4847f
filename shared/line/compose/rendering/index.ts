export type { RenderedDocument } from './messages';
export { pageLimitMs, Renderer } from './renderer';
