import type { ReactNode } from 'react';
import { chakra } from '@site/ui/core';
import { X } from 'lucide-react';

export interface ChipProps {
  icon?: ReactNode;
  children: ReactNode;
  onRemove?: () => void;
  removeLabel?: string;
}

export function Chip({ icon, children, onRemove, removeLabel = 'Remove' }: ChipProps) {
  return (
    <Body>
      {icon}
      {children}
      {onRemove && (
        <Remove type="button" aria-label={removeLabel} onClick={onRemove}>
          <X size={16} aria-hidden />
        </Remove>
      )}
    </Body>
  );
}

const Body = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '12',
    maxWidth: 'full',
    overflowWrap: 'anywhere',
    paddingInline: '4',
    borderRadius: 'control',
    bg: 'bg.sand',
    textStyle: 'detailMedium',
  },
});

const Remove = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '8',
    marginInlineEnd: '-2',
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { bg: 'bg.sandDeep' },
  },
});
