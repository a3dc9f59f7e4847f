/** What each document contains of this package: two bundled scripts and a notice. */
export { default as firstScripts } from './first-scripts?url';
export { default as starter } from './starter?url';
export { startNotice, startNoticeCss } from './start-notice';
