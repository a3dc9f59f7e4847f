import { chakra } from '@site/ui/core';

/** On phones the one thing to press stays at the lower edge while the page is read. */
export const ThumbBar = chakra('div', {
  base: {
    display: { md: 'none' },
    position: 'sticky',
    bottom: 0,
    zIndex: 3,
    marginTop: '8',
    marginInline: 'calc(-1 * {spacing.gutter})',
    paddingInline: 'gutter',
    paddingBlock: '3',
    bg: 'bg.canvas',
    borderTop: '1px solid {colors.border.hairline}',
  },
});
