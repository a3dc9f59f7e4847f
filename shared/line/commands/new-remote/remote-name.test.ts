/** @jest-environment node */
import { newFolder } from '../../testing/folder';
import { findNameProblem, spellRemoteName } from './remote-name';

// Of this checkout, any name may be taken.
jest.mock('@site/contracts', () => ({
  ...jest.requireActual<object>('@site/contracts'),
  paths: { blog: '/blog', seller: '/agent' },
}));

const root = newFolder({ 'remote-projects/package.json': '{}' });

test.each(['news', 'market-news', 'sector-11-e', 'a'])('a team may call its remote "%s"', (name) => {
  expect(findNameProblem(name, root)).toBeUndefined();
});

test.each([
  ...['Market', 'market_news', 'market--news', '-news', 'news-', '2025', '../shell', 'für-alle'],
  ...['', 'remote-news', 'houses-for-everybody-everywhere'],
])('a person who writes "%s" reads what a name looks like', (name) =>
  expect(findNameProblem(name, root)).toContain(
    'is not a name such as market-news: at most 30 small letters and digits, words joined by single hyphens, a letter first',
  ),
);

test.each([
  ['projects', 'There is a remote "projects" already, in the folder remote-projects.'],
  ['shell', '"shell" is reserved: the site itself uses that name. Choose another one.'],
  ['registry', '"registry" is reserved: the site itself uses that name. Choose another one.'],
  ['blog', 'Links write paths.blog for a page of another part. Choose another name.'],
  ['agent', 'Links write paths.seller for a page of another part. Choose another name.'],
])('a person who writes "%s" reads: %s', (name, sentence) => {
  expect(findNameProblem(name, root)).toBe(sentence);
});

test('a name becomes a folder, a title and a word for code', () => {
  expect(spellRemoteName('sector-11-e')).toEqual({
    name: 'sector-11-e',
    folder: 'remote-sector-11-e',
    title: 'Sector 11 e',
    identifier: 'Sector11E',
    pathName: 'sector11E',
  });
});
