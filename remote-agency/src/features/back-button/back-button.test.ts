import { hasEarlierPage, type TabHistory } from './back-button';

const navigation = (length: number, canGoBack: boolean) => ({ canGoBack, entries: () => Array.from({ length }) });
const elsewhere = 'https://search.example/';

const visits: [who: string, tab: TabHistory, hasWayBack: boolean][] = [
  ['opened this page in a new tab', { length: 1, referrer: '' }, false],
  ['opened this page in a new tab by a link of another site', { length: 1, referrer: elsewhere }, false],
  ['typed the address into an empty tab', { length: 2, referrer: '', navigation: navigation(1, false) }, false],
  [
    'typed the address while another page of this site was open',
    { length: 2, referrer: '', navigation: navigation(2, true) },
    true,
  ],
  ['followed a link of another site', { length: 2, referrer: elsewhere, navigation: navigation(1, false) }, true],
  ['followed a link of another site, in an older browser', { length: 2, referrer: elsewhere }, true],
  [
    'is on the first page of a tab, with pages of this site ahead',
    { length: 3, referrer: elsewhere, navigation: navigation(3, false) },
    false,
  ],
];

test.each(visits)('a person who %s is led back only if there is a way @PRIC-01', (_, tab, hasWayBack) => {
  expect(hasEarlierPage(tab)).toBe(hasWayBack);
});
