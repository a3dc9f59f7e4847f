import { everyPath } from '../site/paths';
import { expect, test } from '../site/test';

test('every page has a policy without inline code, and hashes for scripts', async ({ request, capabilities }) => {
  for (const path of capabilities.having(everyPath)) {
    const response = await request.get(path);
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(response.headers()['x-content-type-options'], path).toBe('nosniff');
    const html = await response.text();
    const scripts = [...html.matchAll(/<script\b[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !/type="application\/(?:ld\+)?json"/.test(tag));
    expect(scripts.length, path).toBeGreaterThan(0);
    for (const tag of scripts) expect(tag, path).toMatch(/ src="\/_\/.* integrity="sha(256|384)-/);
    expect(html, `${path} has no style attributes`).not.toMatch(/<[a-z][^>]* style="/);
    expect(html, `${path} has no event handlers as attributes`).not.toMatch(/<[a-z][^>]* on[a-z]+="/);
  }
});

test('pages refuse frames and load only from the site', async ({ request, capabilities }) => {
  const policies = new Set<string>();
  for (const path of [...capabilities.having(everyPath), '/nowhere', '/project_details/99']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    policies.add(policy.replace(/style-src [^;]+/, 'style-src'));
  }
  expect([...policies]).toHaveLength(1);
  const [policy = ''] = policies;
  for (const directive of [
    "script-src 'self'",
    "img-src 'self' data: blob:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ])
    expect(policy.split('; ')).toContain(directive);
  const connections = policy.split('; ').find((directive) => directive.startsWith('connect-src')) ?? '';
  expect(connections).toMatch(/^connect-src 'self'( https:\/\/[a-z0-9.-]+)*$/);
});

test('an address in another spelling leads to its page, and the browser shows it', async ({ page, site }) => {
  for (const [spelled, path] of [
    ['/project_details/%31', '/project_details/1'],
    ['//agency', '/agency'],
    ['/agency/', '/agency'],
    ['/%61gency?page=2', '/agency?page=2'],
  ] as const) {
    await page.goto(site.url + spelled);
    expect(page.url()).toBe(site.url + path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not found/i);
  }
});

test('nothing that the site answers may be sniffed for another type', async ({ request }) => {
  for (const path of ['/', '/nowhere', '/_/shell/gone.js', '/robots.txt', '/sitemap.xml', '/rest/v1/contact']) {
    expect((await request.get(path, { maxRedirects: 0 })).headers()['x-content-type-options'], path).toBe('nosniff');
  }
  expect((await request.post('/')).headers()['x-content-type-options']).toBe('nosniff');
});

test('released files may be kept forever, pages are asked for again', async ({ request }) => {
  const page = await request.get('/');
  expect(page.headers()['cache-control']).toBe('no-cache');
  const script = / src="(\/_\/shell\/main\.[^"]+)"/.exec(await page.text())?.[1] ?? '';
  const file = await request.get(script);
  expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const again = await request.get('/', { headers: { 'if-none-match': page.headers()['etag'] ?? '' } });
  expect(again.status()).toBe(304);
});

test('the sitemap lists pages that exist', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths).toContain('/project_details/10');
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});
