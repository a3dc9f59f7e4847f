import { chakra } from '@site/ui/core';
import { Info } from 'lucide-react';

export function DemonstrationNote({ children }: { children: string }) {
  return (
    <Note>
      <Info size={20} aria-hidden />
      {children}
    </Note>
  );
}

const Note = chakra('p', {
  base: {
    display: 'flex',
    gap: '3',
    p: '4',
    rounded: 'control',
    bg: 'bg.tint',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
    lineHeight: 1.5,
    '& .lucide': { marginTop: '0.1em' },
  },
});
