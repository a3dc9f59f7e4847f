import { formatCardNumber, formatExpiryDate, formatSecurityCode } from './card-format';

test.each([
  ['', ''],
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242-4242-4242', '4242 4242 4242 4242'],
  ['  4242 4242abc', '4242 4242'],
  ['12345678901234567890123', '1234 5678 9012 3456 789'],
])('a person who types the card number "%s" sees "%s" @PAYM-02', (typed, shown) => {
  expect(formatCardNumber(typed)).toBe(shown);
});

test.each([
  ['', ''],
  ['5', '05'],
  ['05/', '05/'],
  ['1/2', '01/2'],
  ['0527', '05/27'],
  ['527', '05/27'],
  ['12 / 30', '12/30'],
  ['05/202', '05/202'],
  ['05/2027', '05/27'],
  ['2027-05', '05/27'],
  ['May', ''],
])('a person who types the expiry date "%s" sees "%s" @PAYM-02', (typed, shown) => {
  expect(formatExpiryDate(typed)).toBe(shown);
});

test('whatever was written into the expiry date, writing it again changes nothing @PAYM-02', () => {
  for (const typed of ['5', '1/', '0527', '05/2027', '2027-05', '12 / 30', '13', '00']) {
    const once = formatExpiryDate(typed);
    expect(formatExpiryDate(once)).toBe(once);
  }
});

test('a person who types a CVV sees at most four digits @PAYM-02', () => {
  expect(formatSecurityCode('12a3')).toBe('123');
  expect(formatSecurityCode('12345')).toBe('1234');
});
