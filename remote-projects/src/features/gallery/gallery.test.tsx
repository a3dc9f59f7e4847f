import { act, fireEvent, screen, within } from '@testing-library/react';
import { setMedia } from 'mock-match-media';
import type { ImageAsset } from '@site/ui/media';
import { renderPage } from '@manzil/line/page-tests';
import { Gallery, type GalleryProps } from './gallery';

const picture = (alt: string): ImageAsset => ({
  avif: [{ url: `${alt}.avif`, width: 1600 }],
  webp: [{ url: `${alt}.webp`, width: 800 }],
  width: 1600,
  height: 1000,
  alt,
  color: '#000000',
});

const three = [picture('gate'), picture('street'), picture('park')];
const show = (props: Partial<GalleryProps> = {}) =>
  renderPage(<Gallery images={three} label="Pictures" isCovered={false} onOpen={() => undefined} {...props} />);

const region = () => screen.getByRole('region', { name: 'Pictures' });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

function shown() {
  const links = within(region()).getAllByRole('link', { hidden: true });
  return links
    .find((link) => !link.hasAttribute('inert'))
    ?.getAttribute('aria-label')
    ?.replace('Open large: ', '');
}

function setHidden(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  setHidden(false);
  jest.useRealTimers();
});

test('the picture changes every 3000 ms, after the last to the first, until the visitor leaves @PDET-14', () => {
  const { unmount } = show();
  expect(shown()).toBe('gate');
  wait(2999);
  expect(shown()).toBe('gate');
  wait(1);
  expect(shown()).toBe('street');
  wait(3000);
  expect(shown()).toBe('park');
  wait(3000);
  expect(shown()).toBe('gate');
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test.each([0, 1])('%i pictures have no thumbnails, no controls, no timer @PDET-17', (count) => {
  show({ images: three.slice(0, count) });
  expect(screen.queryAllByRole('region')).toHaveLength(count);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(jest.getTimerCount()).toBe(0);
});

test('a visitor stops the pictures and starts them again', () => {
  show();
  press(/^Stop/);
  wait(9000);
  expect(shown()).toBe('gate');
  press(/^Start/);
  wait(3000);
  expect(shown()).toBe('street');
});

test('Start works although pointer and focus are still on the gallery', () => {
  show();
  fireEvent.pointerEnter(region());
  act(() => screen.getByRole('button', { name: /^Stop/ }).focus());
  press(/^Stop/);
  press(/^Start/);
  wait(3000);
  expect(shown()).toBe('street');
});

test('Next and Previous wrap around the ends and restart the slide timer', () => {
  show();
  wait(2000);
  press('Previous picture');
  expect(shown()).toBe('park');
  wait(2000);
  expect(shown()).toBe('park');
  press('Next picture');
  expect(shown()).toBe('gate');
});

test('arrow keys and thumbnails choose the picture, which opens full screen', () => {
  const onOpen = jest.fn();
  show({ onOpen });
  fireEvent.keyDown(region(), { key: 'ArrowRight' });
  expect(shown()).toBe('street');
  fireEvent.keyDown(region(), { key: 'ArrowLeft' });
  expect(shown()).toBe('gate');
  press('Picture 3: park');
  expect(shown()).toBe('park');
  expect(screen.getByRole('button', { name: 'Picture 3: park' })).toHaveAttribute('aria-current', 'true');
  fireEvent.click(within(region()).getByRole('link', { name: 'Open large: park' }));
  expect(onOpen).toHaveBeenCalledWith(2);
});

const thumbnail = () => screen.getByRole('button', { name: 'Picture 1: gate' });

test.each([
  ['the pointer is on them', () => fireEvent.pointerEnter(region()), () => fireEvent.pointerLeave(region())],
  ['the focus is inside', () => act(() => thumbnail().focus()), () => act(() => thumbnail().blur())],
  ['the tab is hidden', () => setHidden(true), () => setHidden(false)],
])('the pictures wait while %s', (_, begin, end) => {
  show();
  begin();
  wait(9000);
  expect(shown()).toBe('gate');
  end();
  wait(3000);
  expect(shown()).toBe('street');
});

test('the pictures wait while one of them covers the screen', () => {
  show({ isCovered: true });
  wait(9000);
  expect(shown()).toBe('gate');
});

test('under reduced motion nothing moves by itself and there is nothing to stop', () => {
  setMedia({ prefersReducedMotion: 'reduce' });
  show();
  wait(9000);
  expect(shown()).toBe('gate');
  expect(screen.queryByRole('button', { name: /^(Stop|Start)/ })).not.toBeInTheDocument();
  press('Next picture');
  expect(shown()).toBe('street');
});
