import type { ReactNode } from 'react';
import { Text } from '@site/ui/core';

export function SampleNote({ children }: { children?: ReactNode }) {
  return (
    <Text as="div" textStyle="small" color="fg.muted" mt="4">
      <p>These homes and prices are samples.</p>
      {children}
    </Text>
  );
}
