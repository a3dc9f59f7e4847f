import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as router from '@site/runtime/router';
import * as runtime from '@site/runtime';
import * as core from '@site/ui/core';
import * as media from '@site/ui/media';
import * as cards from '@site/ui/cards';
import * as forms from '@site/ui/forms';
import * as disclosure from '@site/ui/disclosure';

export const sharedScope: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@site/runtime/router': router,
  '@site/runtime': runtime,
  '@site/ui/core': core,
  '@site/ui/media': media,
  '@site/ui/cards': cards,
  '@site/ui/forms': forms,
  '@site/ui/disclosure': disclosure,
};
