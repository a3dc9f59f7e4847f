import { projectCards } from '../../content/project-cards';
import { properties } from '../../content/properties';
import { createTextIndex } from './text-index';

const search = createTextIndex(properties, projectCards);

function find(text: string) {
  const { homes, projects, areSimilar } = search(text);
  return { homes: homes.map(({ id }) => id), projects: projects.map(({ id }) => id), areSimilar };
}

test.each([
  ['projects', projectCards],
  ['homes', properties],
] as const)('each of the %s is the first one found by its name, in any case @PVIEW-04', (kind, all) => {
  for (const { id, neighborhood } of all) {
    expect(find(neighborhood)[kind][0]).toBe(id);
    expect(find(neighborhood.toUpperCase())[kind][0]).toBe(id);
    expect(find(neighborhood).areSimilar).toBe(false);
  }
});

test.each([
  ['Gulbreg', [2]],
  ['Bharia Town', [3]],
  ['Johar twon', [6]],
  ['Islambad', [7, 5]],
  ['laké', [8]],
])('a visitor who types "%s" is shown similar names: homes %j', (text, ids) => {
  const found = find(text);
  expect(found.areSimilar).toBe(true);
  expect(found.homes).toEqual(expect.arrayContaining(ids));
  expect(found.homes[0]).toBe(ids[0]);
});

test.each([
  ['F7', [5]],
  ['f-7', [5]],
  ['F 7', [5]],
  ['e11', [7]],
  ['lake-city', [8]],
  ['LAKE  city', [8]],
  ['city lake', [8]],
  ['villa pool', [8]],
  ['Gul', [2]],
  ['Gulberg 3', [2]],
  ['گلبرگ', [2]],
  ['لیک سٹی', [8]],
  ['بحریہ ٹاؤن', [3]],
  ['جوہر', [6]],
])('a visitor who types "%s" finds exactly the homes %j', (text, ids) => {
  expect(find(text)).toMatchObject({ homes: ids, areSimilar: false });
});

test.each([
  ['زیتون', [8]],
  ['لبرٹی لینڈز', [1]],
  ['کنگز', [2]],
  ['بلیو ٹاؤن', [10]],
  ['Zaiton', [8]],
])('a visitor who types "%s" finds the projects %j', (text, ids) => {
  expect(find(text).projects).toEqual(ids);
});

test('every project and every home is found by its city in Urdu', () => {
  expect(find('لاہور').homes).toHaveLength(6);
  expect(find('اسلام آباد').homes).toHaveLength(2);
});

test('an unknown word finds nothing, however long it is', () => {
  for (const text of ['castle', 'zzzz', 'w'.repeat(3000), '???'])
    expect(find(text)).toEqual({ homes: [], projects: [], areSimilar: false });
});
