/** @jest-environment node */
import { inSentences } from './sentences';

const page = (path: string, part: string) => ({ path, part, status: 200 as const });
const view = (path: string, part: string, screen: string, ...findings: string[]) => ({
  page: page(path, part),
  screen,
  findings,
});

describe('what the pages showed', () => {
  it('is one sentence for both screens, and names a single screen', () => {
    const views = [
      view('/agency', 'agency', 'on a phone', 'has no title', 'is 40 px wider than the screen'),
      view('/agency', 'agency', 'on a desktop', 'has no title'),
    ];
    expect(inSentences(views, ['agency'])).toEqual([
      '/agency of agency has no title (on a phone and on a desktop).',
      '/agency of agency is 40 px wider than the screen (on a phone).',
    ]);
  });

  it('keeps pages apart, and names the part that changes the page of another', () => {
    const views = [
      view('/', 'marketing', 'on a phone', 'has no title'),
      view('/projects', 'projects', 'on a phone', 'has no title'),
    ];
    expect(inSentences(views, ['projects'])).toEqual([
      '/ of marketing, which projects changes, has no title (on a phone).',
      '/projects of projects has no title (on a phone).',
    ]);
  });

  it('says what many pages have in common once', () => {
    const views = ['/', '/blog', '/buy', '/rent'].map((path) => view(path, 'marketing', 'on a phone', 'has no title'));
    expect(inSentences(views, ['marketing'])).toEqual([
      '/ of marketing and 3 other pages: each has no title (on a phone).',
    ]);
  });
});
