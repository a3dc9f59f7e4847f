/** A region in terms of CSS `object-fit: cover`. */
export interface Crop {
  ratio: number;
  positionX: number;
  /** Second value; default 0, the upper edge. */
  positionY?: number;
}

export interface PlannedImage {
  source: string;
  use: UseName;
  /** Result name, if different. */
  name?: string;
  crop?: Crop;
}

/** Exported by `images/plan.ts` as `plan`. */
export type ImagePlan = readonly PlannedImage[];

export function imagesFor(use: UseName, ...sources: readonly string[]): PlannedImage[] {
  return sources.map((source) => ({ source, use }));
}

/** Link previews: 1200 × 630 pixels. */
export function linkPreviews(...sources: readonly string[]): PlannedImage[] {
  return sources.map((source) => ({
    source,
    name: `${source}-link`,
    use: 'linkPreview',
    crop: { ratio: 1200 / 630, positionX: 50, positionY: 40 },
  }));
}

/** Output widths in pixels by place of use. */
export interface Use {
  avif: readonly number[];
  /** A single fallback width for the one in twenty browsers without AVIF. */
  webp: readonly number[];
  jpg?: readonly number[];
  /** AVIF quality, overriding {@link qualityOf}. */
  avifQuality?: (width: number) => number | undefined;
}

export const uses = {
  /** Full-width photograph at the head of a page. */
  hero: { avif: [640, 960, 1440, 1920], webp: [1440] },
  /** The landing hero on upright phones, cropped before scaling. */
  heroTall: { avif: [480, 720, 960], webp: [720], avifQuality: (width) => (width < 960 ? 47 : 38) },
  banner: { avif: [640, 960, 1440, 1920], webp: [960] },
  /** Project card and banner of its page. */
  cover: { avif: [480, 800, 1200, 1664, 1920], webp: [800] },
  /**
   * Cropped upright before scaling. 840 decides the LCP of a project page (455 px at 2x); there 38 looks like 46 at two
   * thirds of the bytes.
   */
  upright: { avif: [440, 720, 840, 1050], webp: [720], avifQuality: (width) => (width < 840 ? 46 : 38) },
  /** The low head of the search page on phones, 176 px high, uncropped. */
  strip: { avif: [440, 840], webp: [840], avifQuality: () => 40 },
  galleryView: { avif: [480, 800, 1200, 1600], webp: [800] },
  /** 720 decides the LCP of a search (phones at 2x); 46 looks like 55 there at two thirds of the bytes. */
  propertyCard: { avif: [400, 720, 1200], webp: [800], avifQuality: (width) => (width === 720 ? 46 : undefined) },
  /** A detailed scene, first on its page, where phones at 3x load the widest file. */
  detailedCard: { avif: [400, 720, 1080], webp: [800], avifQuality: (width) => ({ 720: 46, 1080: 36 })[width] },
  article: { avif: [480, 800, 1200, 1600], webp: [800] },
  panel: { avif: [480, 800, 1200], webp: [800] },
  countryTile: { avif: [400, 800], webp: [400] },
  /** Beside a form, close to the eye: lower qualities blur skies. A strip on phones. */
  halfPage: { avif: [640, 800, 1080, 1440], webp: [960], avifQuality: (width) => (width < 1440 ? 50 : 60) },
  portrait: { avif: [160, 320, 480], webp: [320] },
  smallPortrait: { avif: [160, 320], webp: [160] },
  linkPreview: { avif: [], webp: [], jpg: [1200] },
} satisfies Record<string, Use>;

export type UseName = keyof typeof uses;
export type Format = 'avif' | 'webp' | 'jpg';

/** Chosen by eye. Wide files are for dense screens, which hide artifacts. */
export function qualityOf({ avifQuality }: Use, format: Format, width: number): number {
  if (format === 'webp') return 70;
  if (format === 'jpg') return 78;
  const own = avifQuality?.(width);
  if (own) return own;
  if (width <= 960) return 55;
  return width < 1600 ? 51 : 46;
}
