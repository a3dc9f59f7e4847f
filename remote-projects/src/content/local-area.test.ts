import { inLocalArea } from './local-area';

test.each([
  [240, 'Lahore', '240 m² (11.5 marla)'],
  [500, 'Islamabad', '500 m² (23.9 marla)'],
  [240, 'Graz', '240 m²'],
])('an area of %d square meters in %s is read in the units of the place', (squareMeters, city, text) => {
  expect(inLocalArea(squareMeters, { city })).toBe(text);
});
