import { startNoticeId } from '../names';

/** What each document contains of this package: two bundled scripts and a notice. */
export { default as firstScripts } from './first-scripts?url';
export { default as replayScript } from './replay?url';

/**
 * The replay script shows it when the shell's first scripts fail. Plain HTML, because nothing else has run; same words
 * as `PartNotice`. The variables are tokens of `@site/ui`.
 */
export const startNotice = `<div id="${startNoticeId}" role="status" hidden><p>Part of this page did not load. You can read everything, but some buttons may not answer.</p><button type="button">Try again</button></div>`;

export const startNoticeCss =
  `#${startNoticeId}{position:fixed;inset:auto 0 0;z-index:6;display:flex;flex-wrap:wrap;gap:16px;align-items:center;justify-content:center;padding:16px 24px;background:var(--mz-colors-bg-tint);color:var(--mz-colors-fg-default);border-top:2px solid}` +
  `#${startNoticeId} button{padding:10px 20px;border:2px solid;border-radius:99px;font-weight:600;cursor:pointer}`;
