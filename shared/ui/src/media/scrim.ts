/** The lightest shade under a hero's words: white text has 4.5:1 on a white sky. */
export const heroShade = '#736C66';

/** A multiply layer darkens the picture without graying it. The box must isolate: use `photoBox`. */
export const scrims = {
  hero: `linear-gradient(0deg, #443C35 0, ${heroShade} calc(100% - 60px), #8A837D calc(100% - 48px), #B0ABA6 calc(100% - 34px), #D9D6D3 calc(100% - 18px), #FFF 100%)`,
  card: 'linear-gradient(180deg, #FFF 38%, #B3A698 58%, #6F6154 76%, #493D33 100%)',
  /** From the left. The pixels keep it under the 660 px of words in narrow panels. */
  banner: 'linear-gradient(90deg, #44382D 0, #54473B max(38%, 486px), #BDB1A4 max(66%, 760px), #FFF max(84%, 960px))',
  bannerUpright: 'linear-gradient(0deg, #44382D 0, #54473B calc(100% - 160px), #FFF 100%)',
} as const;

export const photoBox = {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  color: 'fg.onPhoto',
  // Otherwise printing drops the layer, and white words lose their background.
  WebkitPrintColorAdjust: 'exact',
  printColorAdjust: 'exact',
} as const;

export const photoLayer = { position: 'absolute', inset: 0, height: 'full', zIndex: -2, bg: 'transparent' } as const;

export const scrimLayer = {
  content: '""',
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  mixBlendMode: 'multiply',
  // A forced palette must not be darkened.
  _highContrast: { display: 'none' },
} as const;
