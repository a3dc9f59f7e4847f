/**
 * Fluid, or fixed in rem, at least 14 px. Text has 14, 15, 16 and 18 px; page titles `display` or `h1`. `vw` keeps a
 * word of large text on a phone whole.
 */
export const textStyles = {
  display: style('min(15vw, clamp(3rem, 1.35rem + 4.6vw, 5.5rem))', 750, 0.98, '-.045em'),
  h1: style('min(11.25vw, clamp(2.25rem, 1.75rem + 1.9vw, 3.25rem))', 650, 1.06, '-.032em'),
  h2: style('min(9vw, clamp(1.75rem, 1.35rem + 1.6vw, 2.625rem))', 650, 1.12, '-.026em'),
  h3: style('1.375rem', 650, 1.3, '-.014em'),
  h4: style('1.125rem', 650, 1.35, '-.008em'),
  cardTitle: style('1.25rem', 650, 1.25, '-.018em'),
  cardTitleSmall: style('1.125rem', 650, 1.25, '-.018em'),
  lead: style('clamp(1.125rem, 1rem + .35vw, 1.25rem)', 450, 1.6, '-.006em'),
  reading: style('1.125rem', 450, 1.75, '-.006em'),
  body: style('1rem', 450, 1.7, '0'),
  ui: style('1rem', 550, 1.4, '-.01em'),
  label: style('.875rem', 600, 1.4, '0'),
  small: style('.875rem', 450, 1.55, '0'),
  priceLg: style('min(18.5vw, 4.5rem)', 700, 1, '-.055em'),
  priceMd: style('2.5rem', 700, 1.2, '-.045em'),
  priceSm: style('1.25rem', 700, 1.3, '-.025em'),
};

function style(fontSize: string, fontWeight: number, lineHeight: number, letterSpacing: string) {
  return { value: { fontSize, fontWeight: String(fontWeight), lineHeight: String(lineHeight), letterSpacing } };
}
