import { projectCards } from '../../content/project-cards';
import { catalogue } from '../../content/catalogue';
import { findByText } from './text-index';

function find(text: string) {
  const { homes, projects } = findByText(text);
  return {
    homes: homes.map(({ item }) => item.id),
    projects: projects.map(({ item }) => item.id),
    isExact: [...homes, ...projects].every(({ nearness }) => nearness === 1),
  };
}

test.each([
  ['projects', projectCards],
  ['homes', catalogue],
] as const)('each of the %s is the first one found by its name, in any case @PVIEW-04', (kind, all) => {
  for (const { id, neighborhood } of all) {
    expect(find(neighborhood)[kind][0]).toBe(id);
    expect(find(neighborhood.toUpperCase())[kind][0]).toBe(id);
    expect(find(neighborhood).isExact).toBe(true);
  }
});

test.each([
  ['Gulbreg', [2]],
  ['Bharia Town', [3]],
  ['Johar twon', [6]],
  ['Islambad', [7, 5]],
  ['laké', [8]],
  ['bahria phase 8', [3]],
  ['F-8', [5]],
  ['E-1', [7]],
])('a visitor who types "%s" is shown the closest homes, the first ones %j', (text, ids) => {
  const found = find(text);
  expect(found.isExact).toBe(false);
  expect(found.homes.toSorted()).toEqual(expect.arrayContaining(ids));
  expect(ids).toContain(found.homes[0]);
});

test.each([
  ['F7', [5]],
  ['f-7', [5]],
  ['F 7', [5]],
  ['e11', [7]],
  ['lake-city', [8]],
  ['LAKE  city', [8]],
  ['city lake', [8]],
  ['villas pool', [8]],
  ['Gul', [2]],
  ['Gulberg 3', [2]],
  ['DHA Phase VI', [1]],
  ['modeltown', [4]],
  ['گلبرگ', [2]],
  ['گلبرگ ۳', [2]],
  ['ایف ۷', [5]],
  ['لیک سٹی', [8]],
  ['بحریہ ٹاؤن', [3]],
  ['جوہر', [6]],
])('a visitor who types "%s" finds exactly the homes %j', (text, ids) => {
  expect(find(text)).toMatchObject({ homes: ids, isExact: true });
});

test.each([
  ['زیتون', [8]],
  ['لبرٹی لینڈز', [1]],
  ['کنگز', [2]],
  ['بلیو ٹاؤن', [10]],
  ['Zaiton', [8]],
  ['blueworld', [9, 5]],
  ['olive groves', [8]],
])('a visitor who types "%s" finds the projects %j', (text, ids) => {
  expect(find(text).projects).toEqual(ids);
});

test('every project and every home is found by its city in Urdu', () => {
  expect(find('لاہور').homes).toHaveLength(6);
  expect(find('اسلام آباد').homes).toHaveLength(2);
});

test('an unknown word finds nothing, however long it is', () => {
  for (const text of ['castle', 'zzzz', '12', 'w'.repeat(3000), '???'])
    expect(find(text)).toEqual({ homes: [], projects: [], isExact: true });
});
