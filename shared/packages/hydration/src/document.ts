/** What each document contains of this package: two bundled scripts and a notice. */
export { default as firstScripts } from './starter/first-scripts?url';
export { default as starter } from './starter/starter?url';
export { startNotice, startNoticeCss } from './start-notice';
