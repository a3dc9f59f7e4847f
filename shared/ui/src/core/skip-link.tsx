import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

/** Visible only with focus. `target` is the id of the main region. */
export function SkipLink({ target = 'main', children }: { target?: string; children: ReactNode }) {
  return <Base href={`#${target}`}>{children}</Base>;
}

const Base = chakra('a', {
  base: {
    position: 'absolute',
    insetInlineStart: '4',
    top: '4',
    zIndex: 100,
    paddingInline: '5',
    paddingBlock: '3',
    borderRadius: 'control',
    bg: 'bg.surface',
    fontWeight: 'strong',
    '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden', padding: 0 },
  },
});
