/** @jest-environment node */
import type { PartHealth } from '@site/contact-store';
import { findLive } from '@site/delivery/activate';
import { TestSite } from '@site/delivery/testing';
import { openReports } from '../reports';
import { healthLines, healthRows } from './health';

const contact = { url: '', key: 'k' };

describe('npx manzil health', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await TestSite.open();
  });
  afterAll(() => site.close());

  it('shows each live part beside the version that a rollback would put back', async () => {
    await site.releaseBuilt('shop with one more page');
    const live = await findLive(site.storage);
    if (!live) throw new Error('Nothing is live in the fixture.');
    const [now, before] = [live.parts?.shop ?? '', site.versions.shop];
    const nothing = { LCP: null, INP: null, CLS: null };
    const parts: PartHealth[] = [
      { part: `shop@${now}`, views: 400, failures: 3, LCP: 912.4, INP: 80, CLS: 0.0123 },
      { part: `shop@${before}`, views: 2000, failures: 1, ...nothing },
      { part: 'shop@1.0.0-gone', views: 9, failures: 9, ...nothing },
    ];
    const failures = [{ part: `shop@${now}`, kind: 'render', message: 'Error: \u001b]0;x', count: 3, report: 42 }];
    const rows = await healthRows(site.storage, live, { parts, failures });
    expect(rows.filter(({ part }) => part === 'shop')).toEqual([
      { part: 'shop', version: now, is: 'live', views: 400, errorsPer1000Views: 7.5, LCP: 912.4, INP: 80, CLS: 0.0123 },
      { part: 'shop', version: before, is: 'previous', views: 2000, errorsPer1000Views: 0.5, ...nothing },
    ]);
    expect(rows.find(({ part }) => part === 'entry')).toMatchObject({ is: 'live', views: 0, errorsPer1000Views: null });
    const text = healthLines(rows, failures, 7).join('\n');
    expect(text).toMatch(new RegExp(`shop +${now} +live +400 +7\\.5 +912 ms +80 ms +0\\.012`));
    expect(text).toMatch(/#42 +shop@\S+ +render +3 +Error: {1,2}\]0;x/);
  });

  it.each([
    [{ contact }, 'Browsers report nothing'],
    [
      { contact, beacon: { sample: 1, url: 'https://reports.example/in' } },
      'Browsers report to https://reports.example/in (REPORT_URL)',
    ],
    [
      { contact: { url: 'https://abc.supabase.co', key: 'k' }, beacon: { sample: 1 } },
      'Set DATABASE_URL to the connection string of that project',
    ],
  ])('says where the reports are when they are not here: %j', async (config, sentence) => {
    await expect(openReports({ dataDir: '/nowhere' }, config, {})).rejects.toThrow(sentence);
  });
});
