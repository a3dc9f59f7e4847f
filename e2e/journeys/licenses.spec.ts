import { expect, test } from '@site/e2e/test';

const shipped = [
  'react',
  'react-dom',
  'react-router',
  '@supabase/supabase-js',
  '@module-federation/runtime',
  'lucide-react',
  'webpack',
  'montserrat',
];

test('the site publishes the licenses of its libraries and font', async ({ request }) => {
  const response = await request.get('/licenses.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  for (const name of shipped) expect(text, name).toMatch(new RegExp(`^${name}( \\d\\S*)? \\(.+\\)$`, 'm'));
  expect(text).toContain('Copyright (c) Meta Platforms, Inc.');
  expect(text).toContain('SIL OPEN FONT LICENSE');
});
