import { homeAddress, readHome } from './home-address';
import { homes } from '../content/homes-abroad';

const queryOf = (address: string) => address.split('?')[1] ?? '';

test('the address of each sample home leads back to that home', () => {
  for (const home of homes) expect(readHome(queryOf(homeAddress(home)))).toEqual(home);
});

test('a home that its card offers for sale is for sale on its page too', () => {
  const home = readHome(queryOf(homeAddress({ id: 4, saleStatus: 'for sale' })));
  expect(home).toMatchObject({ id: 4, saleStatus: 'for sale' });
});

test('a home that is only to rent is not for sale, whatever the address names', () => {
  expect(readHome('home=2&for=sale')).toMatchObject({ id: 2, saleStatus: 'per month' });
});

test.each(['home=99', 'home=0', 'home=', 'home=01', 'home=1.0', 'home=x', 'home=%00'])(
  'the query %s names a home that is not there',
  (query) => {
    expect(readHome(query)).toBeNull();
  },
);

test.each(['', 'tab=history'])('the query "%s" names no home', (query) => {
  expect(readHome(query)).toBeUndefined();
});
