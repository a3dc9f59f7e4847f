import { homesAbroad } from './homes-abroad';
import { properties } from './properties';

const spainPage = [...homesAbroad.madrid, ...homesAbroad.spain];

test('no picture of a home stands twice on the overseas or on the Spain page', () => {
  for (const homes of [homesAbroad.overseas, spainPage]) {
    expect(new Set(homes.map(({ image }) => image)).size).toBe(homes.length);
  }
});

test('no home abroad has the id of another home, because hearts save ids', () => {
  const ids = [...properties, ...homesAbroad.overseas, ...spainPage].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('no home abroad lies in Pakistan', () => {
  expect([...homesAbroad.overseas, ...spainPage].map(({ city }) => city)).not.toContain(
    expect.stringMatching(/Lahore|Islamabad/),
  );
});
