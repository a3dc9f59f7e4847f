const nastaliq = '"Noto Nastaliq Urdu", "Jameel Noori Nastaleeq", "Urdu Typesetting", serif';

/**
 * All type of the site. Fluid, or fixed in rem, at least 14 px: text has 14, 15, 16 and 18 px; page titles `display` or
 * `h1`. `vw` keeps a word of large text on a phone whole. What a style leaves out is inherited.
 */
export const textStyles = {
  // Headings
  display: style('min(15vw, clamp(3rem, 1.35rem + 4.6vw, 5.5rem))', 750, 0.98, '-.045em'),
  displayTall: style('min(15vw, clamp(3rem, 1.35rem + 4.6vw, 5.5rem))', 750, 1, '-.045em'),
  h1: style('min(11.25vw, clamp(2.25rem, 1.75rem + 1.9vw, 3.25rem))', 650, 1.06, '-.032em'),
  h2: style('min(9vw, clamp(1.75rem, 1.35rem + 1.6vw, 2.625rem))', 650, 1.12, '-.026em'),
  h3: style('1.375rem', 650, 1.3, '-.014em'),
  h4: style('1.125rem', 650, 1.35, '-.008em'),
  teaser: style('clamp(1.5rem, 1rem + 1.8vw, 2.25rem)', 650, 1.15, '-.028em'),
  topic: style('1.5rem', 650, 1.25, '-.018em'),
  promoTitle: style('1.375rem', 600, 1.3, '-.015em'),
  panelTitle: style('1.3125rem', 650, 1.3, '-.018em'),
  cardTitle: style('1.25rem', 650, 1.25, '-.018em'),
  cardTitleSmall: style('1.125rem', 650, 1.25, '-.018em'),
  tileTitle: style('1.125rem', 650, 1.4, '-.012em'),
  itemTitle: style('1.125rem', 650, 1.3, '-.012em'),
  // Nastaliq slopes: its lines are twice as high. Most phones and computers have one of the faces.
  urdu: style('clamp(1.25rem, 1rem + 1vw, 1.75rem)', 400, 2, '0', nastaliq),

  // Paragraphs
  heroText: style('clamp(1.125rem, 1rem + .6vw, 1.5rem)', 550, 1.4, '-.015em'),
  lead: style('clamp(1.125rem, 1rem + .35vw, 1.25rem)', 450, 1.6, '-.006em'),
  leadMedium: style('clamp(1.125rem, 1rem + .35vw, 1.25rem)', 550, 1.6, '-.006em'),
  reading: style('1.125rem', 450, 1.75, '-.006em'),
  bannerText: style('1.125rem', undefined, 1.6),
  body: style('1rem', 450, 1.7, '0'),
  notice: style(undefined, 550, 1.5),
  toast: style({ base: '.875rem', sm: '1rem' }, 550, 1.5),
  small: style('.875rem', 450, 1.55, '0'),
  smallMedium: style('.875rem', 550, 1.55, '0'),
  smallSemibold: style('.875rem', 600, 1.55, '0'),

  // Labels, links, single lines
  drawerLink: style('1.5rem', 600, undefined, '-.02em'),
  largeMedium: style('1.125rem', 550),
  largeSemibold: style('1.125rem', 600),
  largeStrong: style('1.125rem', 650),
  uiLarge: style('1.125rem', 550, 1.4, '-.01em'),
  ui: style('1rem', 550, 1.4, '-.01em'),
  uiSemibold: style('1rem', 600, 1.4, '-.01em'),
  uiStrong: style('1rem', 650, 1.4),
  navigation: style('.9375rem', 550, 1.4, '-.01em'),
  footerTitle: style('.9375rem', 650, 1.4, '-.01em'),
  footerLink: style('.9375rem', 500, 1.4, '-.01em'),
  cardLine: style('.9375rem', undefined, 1.5),
  cardAction: style('.9375rem', 650, 1.5),
  detail: style('.9375rem'),
  detailMedium: style('.9375rem', 550, 1.4),
  detailSemibold: style('.9375rem', 600, 1.4),
  label: style('.875rem', 600, 1.4, '0'),
  caption: style('.875rem', 550, undefined, '0'),
  date: style('.875rem', 550, 1.4),

  // Numbers and the name
  numeral: style({ base: '4.5rem', md: '6rem' }, 300, 0.9, '-.06em'),
  priceLg: style('min(4.5rem, 23vw)', 700, 1, '-.055em'),
  promoPrice: style({ base: '2.75rem', md: 'clamp(2.5rem, .5rem + 4.2vw, 4.25rem)' }, 750, 1.05, '-.05em'),
  priceMd: style('2.5rem', 700, 1.2, '-.045em'),
  priceFeatured: style('2.25rem', 700, 1, '-.04em'),
  digit: style('1.75rem', 650),
  priceSm: style('1.25rem', 700, 1.3, '-.025em'),
  priceUnit: style('1.25rem', 550, undefined, '-.01em'),
  logo: style({ base: '1.375rem', md: '1.5rem' }, 750, 1, '-.045em'),

  // A weight
  regular: style(undefined, 450),
  term: style(undefined, 500),
  medium: style(undefined, 550),
  semibold: style(undefined, 600),
  strong: style(undefined, 650),
  bold: style(undefined, 700),
};

function style(
  fontSize?: string | Readonly<Record<string, string>>,
  fontWeight?: number,
  lineHeight?: number,
  letterSpacing?: string,
  fontFamily?: string,
) {
  const [weight, height] = [fontWeight, lineHeight].map((value) => value?.toString());
  return { value: { fontSize, fontWeight: weight, lineHeight: height, letterSpacing, fontFamily } };
}
