import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { createRoot } from 'react-dom/client';
import { createHttpApi } from './api';
import { ConsolePage } from './console-page';

const element = document.getElementById('console');
if (element) {
  createRoot(element).render(
    <ChakraProvider value={defaultSystem}>
      <ConsolePage api={createHttpApi()} />
    </ChakraProvider>,
  );
}
