import { act, renderHook } from '@testing-library/react';
import { useFreshFields } from './use-fresh-fields';

/** jsdom has no navigation timing. */
function arriveBy(type: NavigationTimingType) {
  const getEntriesByType = () => [{ type }];
  Object.defineProperty(performance, 'getEntriesByType', { value: getEntriesByType, configurable: true });
}

afterEach(() => Reflect.deleteProperty(performance, 'getEntriesByType'));

test('what was typed before hydration stays', () => {
  arriveBy('navigate');
  const { result } = renderHook(() => useFreshFields());
  expect(result.current).toBe(0);
});

test.each(['reload', 'back_forward'] as const)(
  'a person whose browser filled the fields again (%s) gets new ones',
  (type) => {
    arriveBy(type);
    const { result } = renderHook(() => useFreshFields());
    expect(result.current).toBe(1);
  },
);

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
