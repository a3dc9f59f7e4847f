import { chakra } from '@site/ui/core';

/** A short fact about a part that is out of the ordinary. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-block',
    paddingInline: '2',
    paddingBlock: '1',
    borderRadius: '6px',
    bg: 'bg.sandDeep',
    color: 'fg.soft',
    textStyle: 'label',
    lineHeight: 1.2,
  },
});
