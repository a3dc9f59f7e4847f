export { default } from './shared/line/presets/eslint.config.mjs';
