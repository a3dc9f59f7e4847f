import { chakra } from '@site/ui/core';
import { Info } from 'lucide-react';

export interface DemonstrationNoteProps {
  /** A tinted panel instead of a quiet line. */
  wide?: boolean;
  children: string;
}

export function DemonstrationNote({ wide = false, children }: DemonstrationNoteProps) {
  return (
    <Note wide={wide}>
      <Info size={wide ? 20 : 16} aria-hidden />
      {children}
    </Note>
  );
}

const Note = chakra('p', {
  base: { display: 'flex' },
  variants: {
    wide: {
      false: { gap: '2', textStyle: 'small', color: 'fg.muted', '& .lucide': { marginTop: '0.2em' } },
      true: {
        gap: '3',
        p: '4',
        rounded: 'control',
        bg: 'bg.tint',
        fontWeight: 'medium',
        lineHeight: 1.5,
        '& .lucide': { marginTop: '0.1em' },
      },
    },
  },
});
