import { findProject, projects } from './projects';

test.each(projects)('$neighborhood has every field, and no status @DATA-03 @DATA-04 @DATA-11', (project) => {
  expect(project.image.alt).toContain(project.neighborhood);
  expect(project.introduction.length).toBeGreaterThan(1);
  expect(project.amenities.length).toBeGreaterThan(1);
  expect(project.floor).toEqual([]);
  expect(project.paymentPlan.alt).toContain(project.neighborhood);
  expect(Array.isArray(project.supplementaryImages)).toBe(true);
  expect(project).not.toHaveProperty('status');
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
