import { articles, findArticle } from './articles';

test('every article has all its fields, and the ids are 1 to 6 @DATA-06', () => {
  expect(articles.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const { image, name, neighborhood, city, description, history, review } of articles) {
    expect(image.alt).not.toBe('');
    for (const text of [name, neighborhood, description, history, review]) expect(text.length).toBeGreaterThan(15);
    expect(['Lahore', 'Islamabad']).toContain(city);
  }
});

test('an article has no status: its fields never change @DATA-11', () => {
  const fields = [
    'id',
    'image',
    'upright',
    'inside',
    'name',
    'neighborhood',
    'city',
    'description',
    'history',
    'review',
  ];
  for (const article of articles) expect(Object.keys(article).toSorted()).toEqual(fields.toSorted());
});

test('no picture is in two articles', () => {
  const pictures = articles.flatMap(({ image, inside }) => [image, inside]);
  expect(new Set(pictures).size).toBe(12);
});

test('an article is found only by the id in its address', () => {
  expect(findArticle('6')?.id).toBe(6);
  for (const id of ['0', '7', '06', '6 ', 'six', '', undefined]) expect(findArticle(id)).toBeUndefined();
});
