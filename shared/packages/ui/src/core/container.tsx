import { chakra } from './styled';

/** The page's column: 1280 px at most, never closer to the edge than the gutter. */
export const Container = chakra('div', {
  base: { width: 'min({sizes.container}, 100% - 2 * {spacing.gutter})', marginInline: 'auto' },
});
