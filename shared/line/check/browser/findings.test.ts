/** @jest-environment node */
import { Findings, inSentences, isOfTime } from './findings';

describe('what goes wrong on a page', () => {
  test('is compared with the live page by kind', () => {
    const [opened, live] = [new Findings(), new Findings()];
    opened.add('covers 2 of its 9 controls', 'covered');
    opened.add('has no title');
    live.add('covers 1 of its 8 controls', 'covered');
    expect(opened.newTo(live)).toEqual(['has no title']);
    expect(opened.newTo(new Findings())).toEqual(['covers 2 of its 9 controls', 'has no title']);
  });

  test('names the moment of what is found later, and says nothing twice', () => {
    const findings = new Findings();
    findings.add('has no title');
    findings.moment = 'after 15 s';
    findings.add('has no title');
    findings.add('uncaught error: No seats.');
    expect([...findings.sentences.values()]).toEqual(['has no title', 'after 15 s: uncaught error: No seats.']);
  });
});

const page = (path: string, part: string) => ({ path, part, status: 200 as const });
const view = (path: string, part: string, screen: string, ...findings: string[]) => ({
  page: page(path, part),
  screen,
  findings,
});

describe('what the pages showed', () => {
  test('is one sentence for both screens, and names a single screen', () => {
    const views = [
      view('/agency', 'agency', 'on a phone', 'has no title', 'is 40 px wider than the screen'),
      view('/agency', 'agency', 'on a desktop', 'has no title'),
    ];
    expect(inSentences(views, ['agency'])).toEqual([
      '/agency of agency has no title (on a phone and on a desktop).',
      '/agency of agency is 40 px wider than the screen (on a phone).',
    ]);
  });

  test('keeps pages apart, and names the part that changes the page of another', () => {
    const views = [
      view('/', 'marketing', 'on a phone', 'has no title'),
      view('/projects', 'projects', 'on a phone', 'has no title'),
    ];
    expect(inSentences(views, ['projects'])).toEqual([
      '/ of marketing, which projects changes, has no title (on a phone).',
      '/projects of projects has no title (on a phone).',
    ]);
  });

  test('says what many pages have in common once', () => {
    const views = ['/', '/blog', '/buy', '/rent'].map((path) => view(path, 'marketing', 'on a phone', 'has no title'));
    expect(inSentences(views, ['marketing'])).toEqual([
      '/ of marketing and 3 other pages: each has no title (on a phone).',
    ]);
  });
});

test.each([
  ['is not hydrated within 20 s', true],
  ['after following "Blog": says "This page cannot be shown right now."', true],
  ['after following "Blog": does not come back by Back', true],
  ['after 15 s: console error: ChunkLoadError: Loading chunk 237 failed.', true],
  ['says "This page cannot be shown right now."', false],
  ['after following "Blog": uncaught error: No seats here.', false],
])('%s: may be caused by a slow machine: %s', (finding, isSlow) => {
  expect(isOfTime(finding)).toBe(isSlow);
});
