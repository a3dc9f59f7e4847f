/** Widths in pixels that a picture is cut to, for the places where it appears. */
export interface Use {
  avif: readonly number[];
  /** For browsers without AVIF, less than one in twenty: a single width serves them. */
  webp: readonly number[];
  /** For other sites, which show no AVIF in a link preview. */
  jpg?: readonly number[];
  /** AVIF quality of every width, where that of {@link qualityOf} does not fit. */
  avifQuality?: number | ((width: number) => number | undefined);
}

export const uses = {
  /** Full-bleed photograph at the head of a page. */
  hero: { avif: [640, 960, 1440, 1920], webp: [1440] },
  /** The landing hero on an upright phone: the same scene, cut before it is scaled. */
  heroTall: { avif: [480, 720, 960], webp: [720], avifQuality: (width) => (width < 960 ? 47 : 38) },
  banner: { avif: [640, 960, 1440, 1920], webp: [960] },
  /** Project card and the banner of the project's own page. */
  cover: { avif: [480, 800, 1200, 1664, 1920], webp: [800] },
  /**
   * Cards, and page heads and banners on phones: cut to an upright shape before it is scaled. 840 is for a head of 455
   * px at 2x, drawn 1.08 times its size: it decides the LCP of a project page, and at 2x nobody tells 38 from 46, which
   * is half as many bytes again.
   */
  upright: { avif: [440, 720, 840, 1050], webp: [720], avifQuality: (width) => (width < 840 ? 46 : 38) },
  /**
   * The low head of the search page on phones, 176 px high: the width of the scene, not an upright part of it of which
   * two thirds are hidden.
   */
  strip: { avif: [440, 840], webp: [840], avifQuality: 40 },
  galleryView: { avif: [480, 800, 1200, 1600], webp: [800] },
  /**
   * 720 is for phones at 2x, where it decides the LCP of a search, and nobody tells 46 from 55, which is half as many
   * bytes again.
   */
  propertyCard: { avif: [400, 720, 1200], webp: [800], avifQuality: (width) => (width === 720 ? 46 : undefined) },
  /**
   * A card whose scene is full of leaves and bricks. It is the first picture of its page, where a phone at 3x loads the
   * widest.
   */
  detailedCard: { avif: [400, 720, 1080], webp: [800], avifQuality: (width) => ({ 720: 46, 1080: 36 })[width] },
  /** Blog card, and the hero of the article. */
  article: { avif: [480, 800, 1200, 1600], webp: [800] },
  panel: { avif: [480, 800, 1200], webp: [800] },
  countryTile: { avif: [400, 800], webp: [400] },
  /** Beside a form, close to the reader's eye: skies are smeared below that quality. A strip above it on phones. */
  halfPage: { avif: [640, 800, 1080, 1440], webp: [960], avifQuality: (width) => (width < 1440 ? 50 : 60) },
  portrait: { avif: [160, 320, 480], webp: [320] },
  smallPortrait: { avif: [160, 320], webp: [160] },
  /** What another site shows beside a link to the page (`og:image`, 1200 × 630). */
  linkPreview: { avif: [], webp: [], jpg: [1200] },
} satisfies Record<string, Use>;

export type UseName = keyof typeof uses;
export type Format = 'avif' | 'webp' | 'jpg';

/** Chosen by eye at full scale: window grids and water stay clean. Wide files meet dense screens and forgive more. */
export function qualityOf({ avifQuality }: Use, format: Format, width: number): number {
  if (format === 'webp') return 70;
  if (format === 'jpg') return 78;
  const own = typeof avifQuality === 'function' ? avifQuality(width) : avifQuality;
  if (own) return own;
  if (width <= 960) return 55;
  return width < 1600 ? 51 : 46;
}
