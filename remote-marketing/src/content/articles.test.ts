import { articles } from './articles';

test('every article has all its fields and no status, and the ids are 1 to 6 @DATA-06 @DATA-11', () => {
  expect(articles.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const article of articles) {
    const { image, name, neighborhood, city, description, history, review } = article;
    expect(image.alt).not.toBe('');
    for (const text of [name, neighborhood, description, history, review]) expect(text.length).toBeGreaterThan(15);
    expect(['Lahore', 'Islamabad']).toContain(city);
    expect(article).not.toHaveProperty('status');
  }
});

test('no picture is in two articles', () => {
  const pictures = articles.flatMap(({ image, inside }) => [image, inside]);
  expect(new Set(pictures).size).toBe(12);
});
