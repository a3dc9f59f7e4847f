export { fontFaceCss } from './font-face-css';
export type { FontUrls } from './font-face-css';
