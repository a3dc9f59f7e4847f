import { useEffect, useRef } from 'react';
import { Button, Flex, Text } from '@site/ui/core';
import { Undo2 } from 'lucide-react';
import type { Removal } from './use-removal';

export interface UndoBarProps {
  removal: Removal | undefined;
  onUndo: () => void;
}

export function UndoBar({ removal, onUndo }: UndoBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed heart disappeared with its card and lost the focus.
    if (removal && document.activeElement === document.body) button.current?.focus();
  }, [removal]);
  return (
    <Flex align="center" wrap="wrap" columnGap="6" rowGap="2">
      <Text role="status" fontWeight="medium">
        {removal && `${removal.name} is no longer saved.`}
      </Text>
      {removal && (
        <Button ref={button} variant="link" icon={<Undo2 size={20} aria-hidden />} onClick={onUndo}>
          Undo
        </Button>
      )}
    </Flex>
  );
}
