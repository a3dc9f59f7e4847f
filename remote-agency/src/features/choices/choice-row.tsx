import { chakra } from '@site/ui/core';

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
