import { createRoot } from 'react-dom/client';
import { CacheProvider } from '@emotion/react';
import { SiteProvider } from '@site/ui/core';
import { globalStyles } from '@site/ui/global-styles';
import { createStyleCache } from '@site/ui/style-cache';
import { createHttpApi } from './api';
import { ConsolePage } from './console-page';

const element = document.getElementById('console');
if (element) {
  createRoot(element).render(
    <CacheProvider value={createStyleCache()}>
      <SiteProvider globalStyles={globalStyles}>
        <ConsolePage api={createHttpApi()} />
      </SiteProvider>
    </CacheProvider>,
  );
}
