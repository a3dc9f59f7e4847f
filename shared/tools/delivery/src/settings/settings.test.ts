/** @jest-environment node */
import { readSettings } from './settings';

describe('SITE_STORAGE', () => {
  it('is a folder unless a bucket is named', () => {
    expect(readSettings({}).bucket).toBeUndefined();
  });

  it('names a bucket, and what stands before every key', () => {
    expect(readSettings({ SITE_STORAGE: 's3://our-site' }).bucket).toEqual({ bucket: 'our-site', prefix: '', endpoint: undefined });
    expect(readSettings({ SITE_STORAGE: 's3://our-site/preview/7/', S3_ENDPOINT: 'http://localhost:9000' }).bucket).toEqual({
      bucket: 'our-site',
      prefix: 'preview/7/',
      endpoint: 'http://localhost:9000',
    });
  });

  it.each(['gs://our-site', 's3://', 's3://Our_Site', '/var/site'])('refuses %s in a sentence', (address) => {
    expect(() => readSettings({ SITE_STORAGE: address })).toThrow(`SITE_STORAGE must be s3://<bucket> or s3://<bucket>/<prefix>, not "${address}".`);
  });

  it('refuses an endpoint that is no address', () => {
    expect(() => readSettings({ SITE_STORAGE: 's3://our-site', S3_ENDPOINT: 'localhost' })).toThrow('S3_ENDPOINT is not an address: "localhost".');
  });
});
