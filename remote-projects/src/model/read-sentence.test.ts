import fc from 'fast-check';
import { readSentence } from './read-sentence';

fc.configureGlobal({ seed: 20260101 });

const cases: [text: string, filters: object, words?: string][] = [
  // Kinds
  ['flat', { kind: 'apartments' }],
  ['flats in lahore', { kind: 'apartments', city: 'Lahore' }],
  ['Apartments', { kind: 'apartments' }],
  ['apt islamabad', { kind: 'apartments', city: 'Islamabad' }],
  ['condo', { kind: 'condos' }],
  ['condominiums', { kind: 'condos' }],
  ['house', { kind: 'houses' }],
  ['houses in lahore', { kind: 'houses', city: 'Lahore' }],
  ['homes in islamabad', { kind: 'homes', city: 'Islamabad' }],
  ['a home near Gulberg', { kind: 'homes' }, 'Gulberg'],
  ['makan lahore', { kind: 'houses', city: 'Lahore' }],
  ['ghar', { kind: 'homes' }],
  ['kothi in model town', { kind: 'houses' }, 'model town'],
  ['bungalow', { kind: 'houses' }],
  ['house or flat', {}],
  ['villa with pool', {}, 'villa pool'],
  ['townhouse', {}, 'townhouse'],
  ['Liberty Lands Housing', {}, 'Liberty Lands Housing'],
  ['مکان', { kind: 'houses' }],
  ['گھر', { kind: 'homes' }],
  ['کوٹھی', { kind: 'houses' }],
  ['فلیٹ', { kind: 'apartments' }],
  ['لاہور میں مکان', { kind: 'houses', city: 'Lahore' }],
  // Modes
  ['for rent', { mode: 'rent' }],
  ['rental', { mode: 'rent' }],
  ['house to let', { kind: 'houses', mode: 'rent' }],
  ['ghar kiraye par', { kind: 'homes', mode: 'rent' }],
  ['kiraya', { mode: 'rent' }],
  ['for sale in DHA', { mode: 'buy' }, 'DHA'],
  ['buy a house', { mode: 'buy', kind: 'houses' }],
  ['buy or rent', {}],
  ['گھر کرایہ پر', { kind: 'homes', mode: 'rent' }],
  ['مکان برائے فروخت', { kind: 'houses', mode: 'buy' }],
  // Rooms
  ['2 bed', { beds: 2 }],
  ['3-bedroom', { beds: 3 }],
  ['3bhk', { beds: 3 }],
  ['three bedroom', { beds: 3 }],
  ['four bedrooms two baths', { beds: 4, baths: 2 }],
  ['6 bed', { beds: 6 }],
  ['5 bed 4 bath house', { beds: 5, baths: 4, kind: 'houses' }],
  ['2 washrooms', { baths: 2 }],
  ['do kamre ka flat', { beds: 2, kind: 'apartments' }],
  ['teen bed', { beds: 3 }],
  ['char kamron wala ghar', { beds: 4, kind: 'homes' }],
  ['۳ بیڈ', { beds: 3 }],
  ['دو کمرے', { beds: 2 }],
  ['تین بیڈ روم کا گھر', { beds: 3, kind: 'homes' }],
  ['E-11 2 bed', { beds: 2 }, 'E-11'],
  // Areas: 9 to 11 marla are 188 to 230 square meters
  ['10 marla', { areaFrom: 188, areaTo: 230 }],
  ['das marla', { areaFrom: 188, areaTo: 230 }],
  ['۱۰ مرلہ', { areaFrom: 188, areaTo: 230 }],
  ['1 kanal house', { areaFrom: 376, areaTo: 460, kind: 'houses' }],
  ['ek kanal', { areaFrom: 376, areaTo: 460 }],
  ['ایک کنال', { areaFrom: 376, areaTo: 460 }],
  ['under 10 marla', { areaTo: 209 }],
  ['10 marla se zyada', { areaFrom: 209 }],
  ['from 5 to 10 marla', { areaFrom: 105, areaTo: 209 }],
  ['200 sqm', { areaFrom: 180, areaTo: 220 }],
  ['more than 200 m²', { areaFrom: 200 }],
  ['at least 2,000 sq ft', { areaFrom: 186 }],
  ['up to 300 gaz', { areaTo: 251 }],
  // Dollars
  ['$90,000', { priceTo: 90_000 }],
  ['under $90k', { priceTo: 90_000 }],
  ['below 50,000', { priceTo: 50_000 }],
  ['90000', { priceTo: 90_000 }],
  ['from $50k to $90k', { priceFrom: 50_000, priceTo: 90_000 }],
  ['between 50,000 and 90,000', { priceFrom: 50_000, priceTo: 90_000 }],
  ['50-90k', { priceFrom: 50_000, priceTo: 90_000 }],
  ['over 80 thousand dollars', { priceFrom: 80_000 }],
  ['Gulberg 3', {}, 'Gulberg 3'],
  // Rupees filter nothing
  ['under 1 lakh', {}],
  ['1 crore', {}],
  ['Rs 1 lakh', {}],
  ['75L', {}],
  ['1cr', {}],
  ['pachas lakh tak', {}],
  ['from 50 lakh to 1 crore', {}],
  ['۵۰ لاکھ', {}],
  ['ایک کروڑ', {}],
  // Cities, names, numbers of places
  ['isb', { city: 'Islamabad' }],
  ['lhr', { city: 'Lahore' }],
  ['لاہور', { city: 'Lahore' }],
  ['اسلام آباد', { city: 'Islamabad' }],
  ['lahore or islamabad', {}],
  ['dha phase 5', {}, 'dha phase 5'],
  ['DHA Phase VI', {}, 'DHA Phase VI'],
  ['f-7/2', {}, 'f-7/2'],
  ['Lahore Smart City', { city: 'Lahore' }, 'Smart City'],
  ['capital smart city payment plan', {}, 'capital smart city payment plan'],
  ['گلبرگ', {}, 'گلبرگ'],
  ['projects in islamabad', { city: 'Islamabad' }],
  // Together
  ['flat for rent near gulberg under 1 lakh', { kind: 'apartments', mode: 'rent' }, 'gulberg'],
  ['3 bed house dha lahore', { beds: 3, kind: 'houses', city: 'Lahore' }, 'dha'],
  ['lahore mein 10 marla ka makan', { city: 'Lahore', areaFrom: 188, areaTo: 230, kind: 'houses' }],
  ['اسلام آباد میں دو بیڈ کا فلیٹ کرایہ پر', { city: 'Islamabad', beds: 2, kind: 'apartments', mode: 'rent' }],
  ['Show me the best properties, please!', {}],
  ['for', {}],
  ['', {}],
];

test.each(cases.map(([text, filters, words]) => [text, filters, words ?? ''] as const))(
  '"%s" is read as %j, and "%s" is left @PVIEW-20',
  (text, filters, words) => {
    const sentence = readSentence(text);
    expect(sentence.filters).toEqual(filters);
    expect(sentence.words).toBe(words);
  },
);

test.each([
  ['gulberg under 1 lakh', 'under 1 lakh'],
  ['Rs. 50,000 flat', 'Rs. 50,000'],
  ['PKR 2 million', 'PKR 2 million'],
  ['50 to 75 lakh', '50 to 75 lakh'],
  ['$90,000', undefined],
])('the rupees of "%s" are %j @PVIEW-23', (text, rupees) => {
  expect(readSentence(text).rupees).toBe(rupees);
});

test('what a filter was read from is taken out, the rest stays as typed @PVIEW-20', () => {
  const { without } = readSentence('Flat for rent,  2 bed in Gulberg III');
  expect(without('kind')).toBe('for rent, 2 bed in Gulberg III');
  expect(without('beds')).toBe('Flat for rent, in Gulberg III');
  expect(without('words')).toBe('Flat for rent, 2 bed in');
  expect(readSentence('in lahore').without('city')).toBe('');
});

test('any text is read, and reading what is left finds no filter that was taken out', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const { filters, without } = readSentence(text);
      for (const key of Object.keys(filters) as (keyof typeof filters)[])
        expect(without(key).length).toBeLessThan(text.length);
    }),
  );
});
