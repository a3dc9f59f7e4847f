import { screen, within } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import BlogPage from './blog';

const openBlog = () => renderPage(<BlogPage />, { path: '/blog' });
const listCards = () => within(screen.getByRole('list', { name: 'Blog' })).getAllByRole('listitem');

test('About has two sections and a picture beside them @BLOG-01 @BLOG-02 @ROUT-04', () => {
  openBlog();
  const about = screen.getByRole('region', { name: 'About' });
  expect(within(about).getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  expect(within(about).getByRole('heading', { name: 'Rental Properties' })).toBeVisible();
  expect(within(about).getByRole('heading', { name: 'Investment Opportunities' })).toBeVisible();
  expect(within(about).getByRole('img')).toHaveAccessibleName();
});

test('six cards show topics, picture, date and Read More, and open their articles @BLOG-03 @BLOG-04 @BLOG-05 @DATA-07', () => {
  openBlog();
  const cards = listCards();
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    expect.stringMatching(/housing society in Lahore/i),
    expect.stringMatching(/best projects in Lahore/i),
    expect.stringMatching(/city .* Islamabad/i),
    expect.stringMatching(/cricket stadium/i),
    expect.stringMatching(/sports valley/i),
    expect.stringMatching(/Lahore society .* investment/i),
  ]);
  for (const [index, card] of cards.entries()) {
    expect(within(card).getByRole('img')).toHaveAccessibleName();
    expect(within(card).getByText('May 20, 2024')).toBeVisible();
    expect(within(card).getByText('Read More')).toBeVisible();
    expect(within(card).getByRole('link')).toHaveAttribute('href', `/blog_details/${index + 1}`);
  }
});

test('the contact form is at the end @ROUT-04 @CONT-06', () => {
  openBlog();
  const list = screen.getByRole('list', { name: 'Blog' });
  const contact = screen.getByRole('heading', { name: 'Contact Us' });
  expect(list.compareDocumentPosition(contact)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
