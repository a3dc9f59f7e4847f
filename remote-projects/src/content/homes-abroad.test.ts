import { featuredHomes } from './featured-homes';
import { homes } from './homes';
import { homesAbroad } from './homes-abroad';
import { catalogue } from './catalogue';

const spainPage = [...homesAbroad.madrid, ...homesAbroad.spain];

test('no picture is that of two homes: a house that is in two places is a lie', () => {
  const pictures = homes.map(({ image }) => image.avif[0]!.url);
  expect(pictures.filter((picture, index) => pictures.indexOf(picture) !== index)).toEqual([]);
});

test('no featured home in Model Town has the picture of a house in another place', () => {
  const elsewhere = homes.filter(({ neighborhood }) => neighborhood !== 'Model Town').map(({ image }) => image);
  expect(featuredHomes.filter(({ image }) => elsewhere.includes(image))).toEqual([]);
});

test('no home abroad has the id of another home, because hearts save ids', () => {
  const ids = [...catalogue, ...homesAbroad.overseas, ...spainPage].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a home in Madrid shows its house: the rooms are the same for all homes', () => {
  const pictures = homesAbroad.madrid.map(({ image }) => image.avif[0]!.url);
  expect(pictures.filter((picture) => !picture.includes('home-'))).toEqual([]);
});
