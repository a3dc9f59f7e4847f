/** @jest-environment node */
import { configOf, parseSiteSettings, readSettings, settingsOf } from './settings';

test.each([
  {},
  { SITE_URL: 'https://manzil.example', OVERRIDES: 'off' },
  { SUPABASE_URL: 'https://db.example', SUPABASE_ANON_KEY: 'sb_publishable_x' },
  { REPORT_URL: 'https://errors.example/in', REPORT_SAMPLE: '0.5', OVERRIDES: 'on' },
  { REPORT_SAMPLE: '0' },
])('%j are read from the configuration that they give', (values) => {
  expect(parseSiteSettings(settingsOf(configOf(parseSiteSettings(values))))).toEqual(values);
});

describe('SITE_STORAGE', () => {
  test.each([
    [{}, undefined],
    [{ SITE_STORAGE: 's3://our-site' }, { bucket: 'our-site', prefix: '', endpoint: undefined }],
    [
      { SITE_STORAGE: 's3://our-site/preview/7/', S3_ENDPOINT: 'http://localhost:9000' },
      { bucket: 'our-site', prefix: 'preview/7/', endpoint: 'http://localhost:9000' },
    ],
  ])('%j names a folder, or a bucket and a key prefix: %j', (env, bucket) => {
    expect(readSettings(env).bucket).toEqual(bucket);
  });

  test.each(['gs://our-site', 's3://', 's3://Our_Site', '/var/site'])('refuses %s in a sentence', (address) => {
    expect(() => readSettings({ SITE_STORAGE: address })).toThrow(
      `SITE_STORAGE must be s3://<bucket> or s3://<bucket>/<prefix>, not "${address}".`,
    );
  });
});

describe('a value that cannot be used', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT must be a number from 0 to 65535, not "abc".'],
    [{ PORT: '80800' }, 'PORT must be a number from 0 to 65535, not "80800".'],
    [{ TRUSTED_PROXY: 'true' }, 'TRUSTED_PROXY must be 0 or 1, not "true".'],
    [{ SITE_URL: 'foo' }, 'SITE_URL must be an address such as https://manzil.example, not "foo".'],
    [{ SITE_URL: 'ftp://manzil.example' }, 'SITE_URL must be an address'],
    [{ SITE_URL: 'https://manzil.example/?a=b' }, 'SITE_URL must be an address'],
    [{ REPORT_URL: 'mailto:a@b.example' }, 'REPORT_URL must be an address'],
    [{ SITE_STORAGE: 's3://our-site', S3_ENDPOINT: 'localhost' }, 'S3_ENDPOINT must be an address'],
    [{ REPORT_SAMPLE: '10' }, 'REPORT_SAMPLE must be a number from 0 to 1, not "10".'],
    [{ REPORT_SAMPLE: '5%' }, 'REPORT_SAMPLE must be a number'],
    [{ SUPABASE_URL: 'ftp://x', SUPABASE_ANON_KEY: 'k' }, 'SUPABASE_URL must be an address'],
    [{ REPORT_URL: 'https://me:secret@log.example/' }, 'REPORT_URL must be an address'],
    [{ SUPABASE_URL: 'https://db.example' }, 'SUPABASE_URL and SUPABASE_ANON_KEY belong together'],
  ])('%j is refused with a sentence', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence);
  });
});

describe('the settings of a fresh machine', () => {
  test('need no variable; an empty one counts as not set', () => {
    expect(readSettings({ PORT: '', TRUSTED_PROXY: '' })).toMatchObject({
      port: 3000,
      trustedProxy: false,
      bucket: undefined,
      site: {},
    });
    expect(configOf(readSettings({}).site).contact.url).toBe('');
  });

  test.each([
    [{}, { sample: 1 }],
    [
      { REPORT_SAMPLE: '0.25', REPORT_URL: 'https://reports.example/in' },
      { sample: 0.25, url: 'https://reports.example/in' },
    ],
    [{ REPORT_SAMPLE: '0' }, undefined],
  ])('%j reports views as %j', (env, report) => {
    expect(configOf(readSettings(env).site).report).toEqual(report);
  });

  test('take a public address with a path, without its last slash', () => {
    expect(configOf(readSettings({ SITE_URL: 'https://example.com/manzil/' }).site).siteUrl).toBe(
      'https://example.com/manzil',
    );
  });
});
