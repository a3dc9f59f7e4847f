/** What each document has of this package: two scripts, which webpack bundles, and a notice. */
export { default as firstScripts } from './starter/first-scripts?url';
export { default as starter } from './starter/starter?url';
export { startNotice, startNoticeCss } from './start-notice';
