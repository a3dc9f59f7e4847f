import type { ReactElement } from 'react';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';

import { chakra } from '../core/styled';
import { SiteProvider } from '../core/site-provider';
import { createStyleCache } from './style-cache';

const Known = chakra('p', { base: { color: 'fg.muted', _hover: { color: 'fg.brand' } } });
const Later = chakra('p', { base: { color: 'fg.error' } });

/** Rules inserted besides the global ones. */
function insertedBy(page: ReactElement): string {
  const cache = createStyleCache();
  const insert = jest.spyOn(cache.sheet, 'insert');
  render(
    <CacheProvider value={cache}>
      <SiteProvider>{page}</SiteProvider>
    </CacheProvider>,
  ).unmount();
  return insert.mock.calls.join('');
}

test('styles that came with the document are not inserted again; others are', () => {
  const rules = insertedBy(<Known />);
  expect(rules).toContain('color:#5A5145;');
  document.head.innerHTML = `<style data-emotion="css " data-s>${rules}</style>`;
  expect(insertedBy(<Known />)).toBe('');
  expect(insertedBy(<Later />)).toContain('color:#B42318;');
});
