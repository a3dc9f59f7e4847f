import { defineGlobalStyles } from '@chakra-ui/react/styled-system';
import { replayAttribute, partNoticeAttribute } from '@site/runtime/names';

const busyButton = `button[${replayAttribute}]`;

const still = {
  animationDuration: '.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '.01ms !important',
  transitionDelay: '0s !important',
};

/** Removes browser defaults. Chakra's preflight is twice as long and would be in every page. */
const reset = {
  '*': { margin: 0, padding: 0, font: 'inherit' },
  '*, *::before, *::after, *::backdrop': {
    boxSizing: 'border-box',
    border: '0 solid',
    '@media (prefers-reduced-motion: reduce)': still,
  },
  html: {
    WebkitTextSizeAdjust: '100%',
    WebkitTapHighlightColor: 'transparent',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    textRendering: 'optimizeLegibility',
    touchAction: 'manipulation',
  },
  'img, svg, video, iframe': { display: 'block', maxWidth: '100%' },
  'img, video': { height: 'auto' },
  // Only the img inside is laid out.
  picture: { display: 'contents' },
  'picture > source': { display: 'none' },
  'ol, ul': { listStyle: 'none' },
  'b, strong': { fontWeight: 700 },
  'i, em': { fontStyle: 'italic' },
  a: { color: 'inherit', textDecoration: 'inherit' },
  'button, input, select, textarea': { color: 'inherit' },
  button: { background: 'none' },
  textarea: { resize: 'vertical' },
  '[type=search]': { appearance: 'none' },
  '::-webkit-search-cancel-button': { appearance: 'none' },
  fieldset: { minWidth: 0 },
  table: { borderCollapse: 'collapse' },
  '[hidden]': { display: 'none !important' },
  // Panels that need scripts are open without them.
  '[hidden][data-panel]': { '@media (scripting: none)': { display: 'block !important' } },
} as const;

export const globalCss = defineGlobalStyles({
  ...reset,
  body: {
    fontFamily: 'Montserrat, "Montserrat Fallback", "Montserrat Fallback Roboto", Arial, sans-serif',
    textStyle: 'body',
    color: 'fg.default',
    bg: 'bg.canvas',
    overflowWrap: 'break-word',
  },
  // At a text size of 200 % a long word is wider than a phone.
  'h1, h2, h3, h4': { textWrap: 'balance', overflowWrap: 'anywhere' },
  p: { textWrap: 'pretty' },
  // One ring for all surfaces: ink inside, yellow halo outside.
  ':focus-visible': {
    outline: '2px solid {colors.fg.onBrand}',
    outlineOffset: '2px',
    boxShadow: '0 0 0 2px {colors.white}, 0 0 0 7px {colors.brand.solid}',
  },
  // Focus targets for announcements: a ring would look like a control.
  ':is(h1, h2, main, section)[tabindex="-1"]:focus': { outline: 'none', boxShadow: 'none' },
  '::placeholder': { color: 'fg.subtle', opacity: 1 },
  '.lucide': { flexShrink: 0, strokeWidth: 1.75 },
  // A recorded press looks like a loading `Button`, without another element.
  [busyButton]: { position: 'relative' },
  [`${busyButton} > *`]: { opacity: 0 },
  [`[${replayAttribute}]::after`]: {
    content: '""',
    position: 'absolute',
    inset: '0',
    margin: 'auto',
    width: '20px',
    height: '20px',
    border: '2px solid',
    borderInlineEndColor: 'transparent',
    borderRadius: '50%',
    animation: 'turn 800ms linear infinite',
  },
  // Prints what is read, without controls.
  'nav, form, button, footer': { '@media print': { display: 'none !important' } },
  section: { '@media print': { paddingBlock: '1.5rem !important' } },
  'h1, h2, h3': { '@media print': { breakAfter: 'avoid' } },
  'article, figure, img, li, tr': { '@media print': { breakInside: 'avoid' } },
  // The bar about a missing part must not cover the focused field.
  [`:root:has([${partNoticeAttribute}])`]: { scrollPaddingBottom: '9rem' },
});
