/** @jest-environment node */
import { isInSplit } from './split-share';

const networks = Array.from({ length: 20_000 }, (_, index) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
const inside = (share: number, salt: string) => networks.filter((network) => isInSplit({ share, salt }, network));

it.each([5, 25, 100])('%d %% of the networks are among the visitors of a careful release', (share) => {
  expect(Math.abs(inside(share, 'salt').length / networks.length - share / 100)).toBeLessThan(0.01);
});

it('nobody goes back when the share grows, and another release meets others', () => {
  const first = inside(5, 'salt');
  expect(new Set(inside(25, 'salt'))).toEqual(new Set([...first, ...inside(25, 'salt')]));
  expect(inside(5, 'another').filter((network) => first.includes(network)).length).toBeLessThan(first.length / 5);
});

it('unknown networks are never among them', () => {
  expect(isInSplit({ share: 100, salt: 'salt' }, '')).toBe(false);
});
