import type { ReactNode } from 'react';
import { failedAttribute } from '@site/runtime/router';
import { Box } from '@site/ui/core';

/** For HTML that was made without the query and this browser's lists: shown where scripts are off or have failed. */
export function ScriptNote({ children }: { children: ReactNode }) {
  return (
    <>
      <noscript>{children}</noscript>
      <Box display="none" css={{ [`[${failedAttribute}] &`]: { display: 'block' } }}>
        {children}
      </Box>
    </>
  );
}
