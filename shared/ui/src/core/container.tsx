import { chakra } from '@chakra-ui/react/styled-system';

export const Container = chakra('div', {
  base: { width: 'min({sizes.container}, 100% - 2 * {spacing.gutter})', marginInline: 'auto' },
});
