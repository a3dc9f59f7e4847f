interface FontUrls {
  /** English text: 24 KB, needed by every page. */
  latin: string;
  /** The rest of Latin-1. */
  latin1: string;
  latinExt: string;
}

/** Rules for Montserrat and for fallback fonts with its metrics. */
export function fontFaceCss({ latin, latin1, latinExt }: FontUrls): string {
  return [
    // Later faces take precedence, for their ranges only.
    webFace(latin),
    webFace(latinExt, LATIN_EXT),
    webFace(latin1, LATIN_1),
    ...standIns.map(localFace),
  ].join('');
}

/** Without © ² · ×, which the first file has. */
const LATIN_1 = 'U+A1-A8,U+AA-B1,U+B3-B6,U+B8-D6,U+D8-FF,U+131,U+152-153,U+2C6-2DC,U+300-329';

/** Wider than the file's ranges, because the face above takes precedence. */
const LATIN_EXT = 'U+100-2FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF';

function webFace(url: string, range?: string): string {
  return `@font-face{font-family:Montserrat;font-style:normal;font-weight:100 900;font-display:swap;src:url(${url}) format("woff2")${range ? `;unicode-range:${range}` : ''}}`;
}

/**
 * System fonts scaled to Montserrat's metrics, so that nothing moves when it loads.
 *
 * size-adjust: mean advance of English text in Montserrat at weights 450 and 650, 0.5072 and 0.5246 em, divided by that
 * of Arial (Liberation Sans) 0.4411 and 0.4769 em, or Roboto 0.4424 and 0.4483 em. ascent and descent: hhea values
 * 0.968 and 0.251 em, divided by size-adjust.
 */
const standIns = [
  {
    family: 'Montserrat Fallback',
    weight: '100 599',
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'],
    size: 114.98,
    up: 84.19,
    down: 21.83,
  },
  {
    family: 'Montserrat Fallback',
    weight: '600 900',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'],
    size: 109.99,
    up: 88.01,
    down: 22.82,
  },
  {
    family: 'Montserrat Fallback Roboto',
    weight: '100 599',
    local: ['Roboto', 'Roboto-Regular'],
    size: 114.64,
    up: 84.43,
    down: 21.89,
  },
  {
    family: 'Montserrat Fallback Roboto',
    weight: '600 900',
    local: ['Roboto Bold', 'Roboto-Bold'],
    size: 117.01,
    up: 82.72,
    down: 21.45,
  },
] as const;

function localFace({ family, weight, local, size, up, down }: (typeof standIns)[number]): string {
  const sources = local.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${family}";font-weight:${weight};src:${sources};size-adjust:${size}%;ascent-override:${up}%;descent-override:${down}%;line-gap-override:0%}`;
}
