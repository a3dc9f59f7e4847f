import type { ComponentProps, ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { PlainLink } from '../core/links';

export const CardLink = chakra(PlainLink, {
  base: { display: 'flex', flexDirection: 'column', height: 'full', overflow: 'hidden', borderRadius: 'card' },
  variants: {
    paper: { true: { bg: 'bg.surface', border: '1px solid {colors.border.hairline}' } },
  },
});

/** The card is one link; other controls are beside it, at the upper right. */
export function CardFrame({ action, children, ...rest }: ComponentProps<typeof Frame> & { action?: ReactNode }) {
  return (
    <Frame {...rest}>
      {children}
      {action && <Corner>{action}</Corner>}
    </Frame>
  );
}

const Frame = chakra('article', { base: { position: 'relative', minWidth: 0 } });

const Corner = chakra('div', { base: { position: 'absolute', insetInlineEnd: '3', top: '3' } });
