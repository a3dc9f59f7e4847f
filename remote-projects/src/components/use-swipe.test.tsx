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

test('a swipe to the left asks for the next picture, to the right the previous', () => {
  push([300, 100], [200, 110]);
  expect(swiped).toHaveBeenLastCalledWith(1);
});

test('a finger that pushes to the right asks for the picture before', () => {
  push([100, 100], [220, 90]);
  expect(swiped).toHaveBeenLastCalledWith(-1);
});

test.each([
  ['a tap that slips', [100, 100], [110, 100], 1],
  ['a scroll down the page', [100, 100], [160, 260], 1],
  ['a pinch with two fingers', [100, 100], [200, 100], 2],
] as const)('%s changes no picture', (_, from, to, fingers) => {
  push([...from], [...to], fingers);
  expect(swiped).not.toHaveBeenCalled();
});
