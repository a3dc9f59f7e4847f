import { loadPictures, yieldPictures } from './yielding-pictures';

const addresses = 'srcset="/card-400.webp 400w" src="/card.webp"';
const html = `<picture id="late"><source srcset="/card-400.avif 400w"><img loading="lazy" alt="Lake City" ${addresses}></picture>
  <img id="there" loading="lazy" ${addresses}><img id="first" fetchpriority="high" ${addresses}>`;

const [late, there, first] = ['#late img', '#there', '#first'].map((selector) => () => {
  const image = document.querySelector<HTMLImageElement>(selector);
  if (!image) throw new Error(`The document has no ${selector}.`);
  return image;
});
const addressesOf = () =>
  [...document.querySelectorAll('img, source')].map((element) => [
    element.getAttribute('srcset'),
    element.getAttribute('src'),
  ]);

let before: ReturnType<typeof addressesOf>;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = html;
  for (const image of document.images) Object.defineProperty(image, 'complete', { value: image === there!() });
  before = addressesOf();
});

afterEach(() => {
  loadPictures();
  jest.useRealTimers();
});

test('a press pauses only missing lazy pictures and shows no text for them', () => {
  yieldPictures();
  expect(addressesOf()).toEqual([[null, null], [null, null], before[2], before[3]]);
  expect(late!()).not.toBeVisible();
  for (const image of [there!(), first!()]) expect(image).toBeVisible();
});

test('pictures resume after the answer, also after a second press', () => {
  yieldPictures();
  yieldPictures();
  loadPictures();
  expect(addressesOf()).toEqual(before);
  expect(late!()).toBeVisible();
});

test('pictures wait three seconds at most', () => {
  yieldPictures();
  jest.advanceTimersByTime(2999);
  expect(addressesOf()).not.toEqual(before);
  jest.advanceTimersByTime(1);
  expect(addressesOf()).toEqual(before);
});
