import { homes } from '../content/homes';
import { findHome, homeAddress, movedAddress, offeredBy } from './home-address';

const home = (id: number) => findHome(String(id))!;

test('the address of each sample home is its page, and leads back to that home', () => {
  expect(homes.map(homeAddress)).toEqual(homes.map(({ id }) => `/details/${id}`));
  for (const each of homes) expect(findHome(homeAddress(each).split('/')[2])).toBe(each);
});

test('a home that its card offers for sale is for sale on its page too', () => {
  const address = homeAddress({ id: 4, saleStatus: 'for sale' });
  expect(address).toBe('/details/4?for=sale');
  expect(offeredBy('for=sale', home(4))).toMatchObject({ id: 4, saleStatus: 'for sale' });
  expect(offeredBy('', home(4))).toMatchObject({ id: 4, saleStatus: 'per month' });
});

test('a home that is only to rent is not for sale, whatever the address names', () => {
  expect(offeredBy('for=sale', home(2))).toMatchObject({ id: 2, saleStatus: 'per month' });
});

test.each(['99', '0', '', '01', '1.0', 'x', '%00', undefined])('"%s" names no home', (id) => {
  expect(findHome(id)).toBeUndefined();
});

test.each([
  ['home=17', '/details/17?'],
  ['home=4&for=sale&tab=history', '/details/4?for=sale&tab=history'],
  ['home=a/b', '/details/a%2Fb?'],
  ['tab=history', undefined],
  ['home=', undefined],
])('the former query "%s" leads to %s', (query, address) => {
  expect(movedAddress(query) || undefined).toBe(address);
});
