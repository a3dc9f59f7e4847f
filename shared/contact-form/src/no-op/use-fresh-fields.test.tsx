import { act, renderHook } from '@testing-library/react';
import { useFreshFields } from './use-fresh-fields';

test('a page from the page cache gets new fields; a shown page does not', () => {
  const { result, unmount } = renderHook(() => useFreshFields());
  const show = (persisted: boolean) =>
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));
  show(false);
  expect(result.current).toBe(0);
  show(true);
  expect(result.current).toBe(1);
  unmount();
  show(true);
  expect(result.current).toBe(1);
});
