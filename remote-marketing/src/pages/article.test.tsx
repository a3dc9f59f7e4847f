import { screen, within } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import { articles } from '../content/articles';
import ArticlePage from './article';

const openArticle = (id: string) => renderPage(<ArticlePage params={{ id }} />, { path: `/blog_details/${id}` });

const getAside = () => screen.getByRole('complementary', { name: 'Related Blogs' });
const listRelated = () =>
  within(getAside())
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));
const readBody = () =>
  within(screen.getByRole('article'))
    .getAllByText(/\w/, { selector: 'p' })
    .map((p) => p.textContent);

const all = [1, 2, 3, 4, 5, 6].map((id) => `/blog_details/${id}`);

test.each(articles)(
  'article $id shows title and city on the hero, then its picture and the title @BDET-01 @ROUT-05',
  ({ id, name, city }) => {
    openArticle(String(id));
    const title = screen.getByRole('heading', { level: 1, name });
    const again = screen.getByRole('heading', { level: 2, name });
    const picture = within(screen.getByRole('article')).getByRole('img');
    expect(screen.getAllByText(city)[0]).toBeVisible();
    expect(picture).toHaveAccessibleName();
    expect(title.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(picture.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

test('an article shows its own history and view above the four paragraphs that all six share @BDET-02 @BDET-08', () => {
  const bodies = articles.map(({ id, history, review }) => {
    const { unmount } = openArticle(String(id));
    const [first, second, ...body] = readBody();
    unmount();
    expect([first, second]).toEqual([history, review]);
    return body;
  });
  expect(bodies[0]).toHaveLength(4);
  for (const body of bodies) expect(body).toEqual(bodies[0]);
});

test('beside the text are a Search Blog field and all six articles, this one marked @BDET-03 @BDET-04', () => {
  openArticle('3');
  expect(within(getAside()).getByRole('searchbox', { name: 'Search Blog' })).toHaveValue('');
  expect(listRelated()).toEqual(all);
  const current = within(getAside()).getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/blog_details/3']);
});

test('the text is followed by a way to the projects', async () => {
  const { user, router } = openArticle('2');
  await user.click(screen.getByRole('link', { name: 'See our projects' }));
  expect(router.state.location.pathname).toBe('/projects');
});

test('a related article opens @BDET-05', async () => {
  const { user, router } = openArticle('1');
  await user.click(within(getAside()).getByRole('link', { name: /cricket stadium/ }));
  expect(router.state.location.pathname).toBe('/blog_details/4');
});

test('typing narrows the related articles and says how many are left @BDET-03', async () => {
  const { user, router } = openArticle('1');
  const field = screen.getByRole('searchbox', { name: 'Search Blog' });
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await user.type(field, 'lahore society');
  expect(listRelated()).toEqual(['/blog_details/1', '/blog_details/6']);
  expect(status).toHaveTextContent('2 articles match “lahore society”.');
  await user.clear(field);
  expect(listRelated()).toEqual(all);
  expect(status).toBeEmptyDOMElement();
  await user.type(field, 'igloo{Enter}');
  expect(listRelated()).toEqual([]);
  expect(status).toHaveTextContent('No article matches “igloo”.');
  expect(router.state.location.pathname).toBe('/blog_details/1');
});

test.each(['7', '0', '01', '1.0', 'one', ''])(
  'the unknown id "%s" shows the not-found message with a link to the list @BDET-07',
  async (id) => {
    const { user, router } = openArticle(id);
    expect(screen.getByRole('heading', { level: 1, name: 'We could not find this article' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to the blog' }));
    expect(router.state.location.pathname).toBe('/blog');
  },
);
