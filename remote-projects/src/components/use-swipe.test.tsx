import { fireEvent, screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import { useSwipe } from './use-swipe';

const swiped = jest.fn();

function Pictures() {
  return <div role="img" aria-label="Pictures" {...useSwipe(swiped)} />;
}

function push(from: [x: number, y: number], to: [x: number, y: number], fingers = 1) {
  renderPage(<Pictures />);
  const pictures = screen.getByRole('img', { name: 'Pictures' });
  const at = ([clientX, clientY]: [number, number]) => ({ clientX, clientY });
  fireEvent.touchStart(pictures, { touches: Array.from({ length: fingers }, () => at(from)) });
  fireEvent.touchEnd(pictures, { changedTouches: [at(to)] });
}

beforeEach(() => swiped.mockClear());

test.each([
  ['left', 'next', [300, 100], [200, 110], 1],
  ['right', 'previous', [100, 100], [220, 90], -1],
] as const)('a swipe to the %s asks for the %s picture', (_, __, from, to, step) => {
  push([...from], [...to]);
  expect(swiped).toHaveBeenLastCalledWith(step);
});

test.each([
  ['a tap that slips', [100, 100], [110, 100], 1],
  ['a scroll down the page', [100, 100], [160, 260], 1],
  ['a pinch with two fingers', [100, 100], [200, 100], 2],
] as const)('%s changes no picture', (_, from, to, fingers) => {
  push([...from], [...to], fingers);
  expect(swiped).not.toHaveBeenCalled();
});
