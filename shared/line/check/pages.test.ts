/** @jest-environment node */
import { remoteRelease, shellRelease } from '../testing/releases';
import { PageCheck, type RenderedPage } from './pages';

const agency = remoteRelease('agency', {
  routes: [{ path: '/agency', page: 'home', title: 'Agency', description: 'A page.', frames: ['https://map.example'] }],
});
const releases = [shellRelease(), agency];
const weight = { html: 9000, scripts: ['/_/shell/main.0000000000.js'], others: [], onLoad: [], isWaiting: true };

function page(facts: Partial<RenderedPage['facts']> = {}, changes: Partial<RenderedPage> = {}): RenderedPage {
  return {
    path: '/agency',
    part: 'agency',
    body: '<h1>Agency</h1>',
    weight,
    facts: { parts: ['agency'], headings: 1, hasContent: true, forbidden: [], media: [], ...facts },
    ...changes,
  };
}

const medium = (url: string, isFrame = false) => ({ media: [{ part: 'agency', url, isFrame }] });
const refusals = async (each: RenderedPage) => (await new PageCheck({ releases, live: [] }).judge(each)).refusals;

describe('a page that would go live', () => {
  it('may have what every page has', async () => {
    expect(await refusals(page())).toEqual([]);
    expect(await refusals(page(medium('/_/agency/home.0000000000.js')))).toEqual([]);
    expect(await refusals(page(medium('data:image/gif;base64,R0')))).toEqual([]);
    expect(await refusals(page(medium('https://map.example/x', true)))).toEqual([]);
  });

  it.each<[string, RenderedPage, string]>([
    ['has no heading', page({ headings: 0 }), '/agency of agency has no h1; a page has one.'],
    ['has two headings', page({ headings: 2 }), '/agency of agency has 2 h1 elements; a page has one.'],
    ['draws nothing', page({ hasContent: false }), '/agency of agency draws nothing.'],
    [
      'looks like an unknown instance',
      page({}, { unknownBody: '<h1>Agency</h1>' }),
      '/agency of agency looks like an address that does not exist. Does the page read the parameter that its route names?',
    ],
    [
      'has a style attribute',
      page({ forbidden: [{ part: 'agency', what: 'a style attribute on <p> (top: 0)' }] }),
      'agency draws a style attribute on <p> (top: 0) on /agency, which the content security policy forbids.',
    ],
    [
      'shows a picture of another site',
      page(medium('https://images.example/a.png')),
      'agency shows https://images.example/a.png on /agency, which the content security policy forbids: it is on another site.',
    ],
    [
      'shows a picture of another host on the same scheme',
      page(medium('//images.example/a.png')),
      'agency shows //images.example/a.png on /agency, which the content security policy forbids: it is on another site.',
    ],
    [
      'shows a picture that no release has',
      page(medium('/_/agency/a.png')),
      'agency shows /_/agency/a.png on /agency, which no release has.',
    ],
    [
      'embeds a frame that no route names',
      page(medium('https://video.example/x', true)),
      'agency shows https://video.example/x on /agency, but no route names its origin in "frames".',
    ],
  ])('is refused when it %s', async (_, each, sentence) => {
    expect(await refusals(each)).toEqual([sentence]);
  });

  it('is a warning when nothing on it is new', async () => {
    const { refusals: none, warnings } = await new PageCheck({ releases, live: releases }).judge(page({ headings: 0 }));
    expect([none, warnings]).toEqual([[], ['/agency of agency has no h1; a page has one.']]);
  });

  it('is refused for a consumed fragment that is new, also where its own part is live', async () => {
    const projects = remoteRelease('projects');
    const outcome = await new PageCheck({ releases: [...releases, projects], live: releases }).judge(
      page({ parts: ['agency', 'projects'], forbidden: [{ part: 'projects', what: 'a <style> element' }] }),
    );
    expect(outcome.refusals).toEqual([
      'projects draws a <style> element on /agency, which the content security policy forbids.',
    ]);
  });

  it('names the part that changes it, when that is not its owner', async () => {
    const projects = remoteRelease('projects');
    const check = new PageCheck({ releases: [...releases, projects], live: releases });
    const { refusals: found } = await check.judge(page({ parts: ['agency', 'projects'], headings: 2 }));
    expect(found).toEqual(['/agency of agency, which projects changes, has 2 h1 elements; a page has one.']);
  });
});
