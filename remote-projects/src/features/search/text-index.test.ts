import { projectNames } from '../../content/project-names';
import { properties } from '../../content/properties';
import { createTextIndex } from './text-index';

const whole = createTextIndex(properties, projectNames);
const index = {
  find: (text: string) => {
    const { homes, projects, areSimilar } = whole.find(text);
    return { homes: homes.map(({ id }) => id), projects: projects.map(({ id }) => id), areSimilar };
  },
};

test.each(projectNames)(
  'the project $neighborhood is the first one found by its name @PVIEW-04',
  ({ id, neighborhood }) => {
    expect(index.find(neighborhood).projects[0]).toBe(id);
    expect(index.find(neighborhood.toUpperCase()).projects[0]).toBe(id);
  },
);

test.each(properties)(
  'the home in $neighborhood is the first one found by its neighborhood @PVIEW-04',
  ({ id, neighborhood }) => {
    expect(index.find(neighborhood).homes[0]).toBe(id);
    expect(index.find(neighborhood).areSimilar).toBe(false);
  },
);

test.each([
  ['Gulbreg', [2]],
  ['Bharia Town', [3]],
  ['Johar twon', [6]],
  ['Islambad', [7, 5]],
  ['laké', [8]],
])('a visitor who types "%s" is shown similar names: homes %j', (text, ids) => {
  const found = index.find(text);
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
  expect(index.find(text).homes).toEqual(ids);
  expect(index.find(text).areSimilar).toBe(false);
});

test.each([
  ['زیتون', [8]],
  ['لبرٹی لینڈز', [1]],
  ['کنگز', [2]],
  ['بلیو ٹاؤن', [10]],
  ['Zaiton', [8]],
])('a visitor who types "%s" finds the projects %j', (text, ids) => {
  expect(index.find(text).projects).toEqual(ids);
});

test('every project and every home is found by its city in Urdu', () => {
  expect(index.find('لاہور').homes).toHaveLength(6);
  expect(index.find('اسلام آباد').homes).toHaveLength(2);
});

test('an unknown word finds nothing, however long it is', () => {
  for (const text of ['castle', 'zzzz', 'w'.repeat(3000), '???'])
    expect(index.find(text)).toEqual({ homes: [], projects: [], areSimilar: false });
});
