/** The lightest shade of the layer under the words of a hero: white on it has 4.5:1 on a white sky. */
export const heroShade = '#736C66';

/**
 * Text on a photograph stands on a multiply layer, so the picture darkens without going grey.
 * The box must isolate: `photoBox` does, and puts picture and layer behind its content.
 */
export const scrims = {
  /**
   * From below, over the whole width: on the words' own box, and eased out over 200 px above it. A part of the width
   * would be a cloud in a bright sky.
   */
  hero: `linear-gradient(0deg, #443C35 0, ${heroShade} calc(100% - 190px), #8A837D calc(100% - 150px), #B0ABA6 calc(100% - 105px), #D9D6D3 calc(100% - 55px), #FFF 100%)`,
  card: 'linear-gradient(180deg, #FFF 38%, #B3A698 58%, #6F6154 76%, #493D33 100%)',
  /** From the left. The pixels keep it under the 660 px of words where the panel is narrow. */
  banner: 'linear-gradient(90deg, #44382D 0, #54473B max(38%, 486px), #BDB1A4 max(66%, 760px), #FFF max(84%, 960px))',
  /** From below, on the words' own box and 120 px above it, however many lines they take. */
  bannerUpright: 'linear-gradient(0deg, #44382D 0, #54473B calc(100% - 160px), #FFF 100%)',
} as const;

export const photoBox = {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  color: 'fg.onPhoto',
  // Paper would leave the layer out, and white words on a bright photograph.
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
  // The forced palette of a person must not be darkened by ours.
  _highContrast: { display: 'none' },
} as const;
