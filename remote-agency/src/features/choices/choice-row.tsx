import { chakra } from '@site/ui/core';

/** A native box and its words: a press on either turns it. */
export const ChoiceRow = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    fontWeight: 'medium',
    cursor: 'pointer',
  },
});
