import { canaries, mainland, mapSize, sizeOf, toPoint } from './projection';
import { spainCities } from '../../content/spain-cities';

test('every city lies on the drawing, clear of its edges', () => {
  for (const { at } of spainCities) {
    const [x, y] = toPoint(at);
    expect(x).toBeGreaterThan(10);
    expect(x).toBeLessThan(mapSize.width - 10);
    expect(y).toBeGreaterThan(10);
    expect(y).toBeLessThan(mapSize.height - 10);
  }
});

test('Las Palmas is drawn inside the box of the Canary Islands, and only Las Palmas', () => {
  const { width, height } = sizeOf(canaries);
  const inBox = spainCities.filter(({ at }) => {
    const [x, y] = toPoint(at);
    return x > canaries.left && x < canaries.left + width && y > canaries.top && y < canaries.top + height;
  });
  expect(inBox.map(({ city }) => city)).toEqual(['Las Palmas']);
});

test('east is to the right of west, and north above south', () => {
  const [madridX, madridY] = toPoint([-3.7, 40.42]);
  const [barcelonaX, barcelonaY] = toPoint([2.17, 41.39]);
  expect(barcelonaX).toBeGreaterThan(madridX);
  expect(barcelonaY).toBeLessThan(madridY);
});

test('the frame of the mainland fills the drawing', () => {
  expect(sizeOf(mainland)).toEqual(mapSize);
});
