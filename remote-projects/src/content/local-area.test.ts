import { inLocalArea } from './local-area';

test.each([
  [240, '240 m², 11.5 marla (225 sq ft to a marla)'],
  [500, '500 m², 23.9 marla (1.2 kanal, 225 sq ft to a marla)'],
])('a visitor reads %d square meters also in marla, and which marla it is', (squareMeters, text) => {
  expect(inLocalArea(squareMeters)).toBe(text);
});
