/**
 * Text on a photograph stands on a multiply layer, so the picture darkens without going grey (tokens §7).
 * The box must isolate: `photoBox` does, and puts picture and layer behind its content.
 */
export const scrims = {
  /** In pixels from the bottom: it follows the words, not the box. */
  hero: 'linear-gradient(0deg, #3C3027 0, #5E5044 170px, #8F8274 280px, #FFF 440px)',
  card: 'linear-gradient(180deg, #FFF 38%, #B3A698 58%, #6F6154 76%, #493D33 100%)',
  /** From the left. The pixels keep it under the 660 px of words where the panel is narrow. */
  banner:
    'linear-gradient(90deg, #44382D 0, #54473B max(38%, 486px), #BDB1A4 max(66%, 760px), #FFF max(84%, 960px))',
  /** From below, on the words' own box and 120 px above it, however many lines they take. */
  bannerUpright: 'linear-gradient(0deg, #44382D 0, #54473B calc(100% - 160px), #FFF 100%)',
} as const;

export const photoBox = {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  color: 'fg.onPhoto',
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
