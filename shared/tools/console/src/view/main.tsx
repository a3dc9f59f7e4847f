import { createRoot } from 'react-dom/client';
import { SiteProvider } from '@site/ui/core';
import { createHttpApi } from './api';
import { ConsolePage } from './console-page';

const element = document.getElementById('console');
if (element) {
  createRoot(element).render(
    <SiteProvider>
      <ConsolePage api={createHttpApi()} />
    </SiteProvider>,
  );
}
