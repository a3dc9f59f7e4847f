/** @jest-environment node */
import { SharedValues } from './shared-values';

it('keeps equal values once, as copies that hold nothing else in memory', () => {
  const shared = new SharedValues();
  const links = { shop: ['/', '/shop'] };
  const [one, same, other] = [shared.one(links), shared.one({ shop: ['/', '/shop'] }), shared.one({ shop: ['/'] })];
  expect(one).toEqual(links);
  expect(one).not.toBe(links);
  expect(same).toBe(one);
  expect(other).toEqual({ shop: ['/'] });
});
