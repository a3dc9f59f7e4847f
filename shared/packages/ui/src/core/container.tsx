import { chakra } from './styled';

/** At most 1280 px, at least the gutter from the edge. */
export const Container = chakra('div', {
  base: { width: 'min({sizes.container}, 100% - 2 * {spacing.gutter})', marginInline: 'auto' },
});
