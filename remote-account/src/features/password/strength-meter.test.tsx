import { renderPage } from '@manzil/line/page-tests';
import { StrengthMeter } from './strength-meter';

test.each([
  ['', ''],
  ['aaaaaaaa', 'Password strength: Weak'],
  ['lahore24', 'Password strength: Fair'],
  ['Lahore-2024', 'Password strength: Good'],
  ['correct horse battery', 'Password strength: Strong'],
])('the strength of "%s" is spoken as "%s"', (password, words) => {
  const { container } = renderPage(<StrengthMeter password={password} />);
  expect(container).toHaveTextContent(words);
  expect(container.querySelector('[aria-live=polite]')).toBeInTheDocument();
});
