import { findProject, projects } from './projects';

test('the ten projects stand in their order, each in Lahore or Islamabad @DATA-01 @DATA-02', () => {
  expect(projects.map(({ id, neighborhood, city }) => `${id} ${neighborhood}, ${city}`)).toEqual([
    '1 Liberty Lands Housing Lahore, Lahore',
    '2 Kings Town Lahore, Lahore',
    '3 Park View City Lahore, Lahore',
    '4 Capital Smart City Islamabad, Islamabad',
    '5 Blue World Trade Center, Islamabad',
    '6 Lake City, Lahore',
    '7 Lahore Smart City, Lahore',
    '8 Zaitoon City Lahore, Lahore',
    '9 Blue World City Islamabad, Islamabad',
    '10 Blue Town Lahore, Lahore',
  ]);
});

test.each(projects.map((project) => [project.neighborhood, project] as const))(
  '%s has every field @DATA-03 @DATA-04',
  (_, project) => {
    expect(project.image.alt).toContain(project.neighborhood);
    expect(project.introduction.length).toBeGreaterThan(1);
    expect(project.amenities.length).toBeGreaterThan(1);
    expect(project.floor).toEqual([]);
    expect(project.paymentPlan.alt).toContain(project.neighborhood);
    expect(Array.isArray(project.supplementaryImages)).toBe(true);
  },
);

test('a project has no status: none of its fields could change while it is sold @DATA-11', () => {
  const fields = [
    'id',
    'image',
    'neighborhood',
    'city',
    'summary',
    'payment',
    'introduction',
    'amenities',
    'floor',
    'banner',
    'bannerPosition',
    'paymentPlan',
    'supplementaryImages',
  ];
  for (const project of projects) expect(fields).toEqual(expect.arrayContaining(Object.keys(project)));
});

test('no two projects share a paragraph', () => {
  const paragraphs = projects.flatMap(({ introduction, amenities }) => [...introduction, ...amenities]);
  expect(new Set(paragraphs).size).toBe(paragraphs.length);
});

test.each(['0', '11', '01', '1.0', 'lake', '', undefined])('the id %s is in no list @PDET-16', (id) => {
  expect(findProject(id)).toBeUndefined();
});

test('payment plans have no amounts, and drawings for two widths', () => {
  for (const { paymentPlan } of projects) {
    expect(paymentPlan.alt).not.toMatch(/Rs\.|\$|%|\d\d/);
    expect(paymentPlan.narrow.width).toBeLessThan(paymentPlan.wide.width);
  }
});
