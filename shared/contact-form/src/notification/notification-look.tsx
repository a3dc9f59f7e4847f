import { chakra } from '@site/ui/core';
import { timing } from './timing';

/** 24 px from the corner, 16 px on phones. `fixed`, so no ancestor may be transformed. */
export const Corner = chakra('div', {
  base: {
    position: 'fixed',
    right: { base: '4', sm: '6' },
    bottom: { base: '4', sm: '6' },
    width: 'min(480px, 100% - 2rem)',
    zIndex: 20,
    // Clicks beside the notification reach the page.
    pointerEvents: 'none',
  },
});

export const Box = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: { base: '2', sm: '14px' },
    padding: { base: '16px 8px 18px 16px', sm: '20px 16px 22px 20px' },
    // On phones the text needs the icon's space.
    '& > svg': { display: { base: 'none', sm: 'block' } },
    overflow: 'hidden',
    borderRadius: '14px',
    boxShadow: 'panel',
    color: 'white',
    pointerEvents: 'auto',
    transition: `opacity ${timing.enter}ms ease-out, transform ${timing.slide}ms ease-out`,
    _starting: { opacity: 0, transform: 'translateX(24px)' },
  },
  variants: {
    tone: { success: { bg: 'bg.successSolid' }, error: { bg: 'bg.errorSolid' } },
    leaving: { true: { opacity: 0, transition: `opacity ${timing.exit}ms ease-in`, pointerEvents: 'none' } },
  },
});

export const Words = chakra('p', {
  base: {
    flex: '1',
    minWidth: 0,
    fontWeight: 'medium',
    fontSize: { base: '.875rem', sm: '1rem' },
    lineHeight: 1.5,
    textWrap: 'pretty',
  },
});

export const Bar = chakra('span', {
  base: {
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    height: '4px',
    bg: 'white/75',
    transformOrigin: 'left',
    _motionReduce: { display: 'none' },
  },
});
