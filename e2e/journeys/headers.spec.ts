import { createHash } from 'node:crypto';
import { everyPath } from '@site/e2e/paths';
import { needs } from '@site/e2e/needs';
import { expect, test } from '@site/e2e/test';

test('every page has the one policy, and a hash for each of its scripts', async ({ request, capabilities }) => {
  const policies = new Set<string>();
  for (const path of [...capabilities.having(everyPath), '/nowhere', '/project_details/99']) {
    const response = await request.get(path);
    expect(response.headers()['content-security-policy'], path).toBe("frame-ancestors 'none'");
    const html = await response.text();
    const [, own = ''] =
      /<meta charset="utf-8">\n<meta http-equiv="content-security-policy" content="([^"]+)">/.exec(html) ?? [];
    policies.add(own.replace(/ 'sha256-[^']+'/g, ''));
    const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].filter(
      ([tag]) => !/type="application\/(?:ld\+)?json"/.test(tag),
    );
    expect(scripts.length, path).toBeGreaterThan(0);
    for (const [tag, , code = ''] of scripts)
      if (code)
        expect(/script-src [^;]+/.exec(own)?.[0], path).toContain(createHash('sha256').update(code).digest('base64'));
      else expect(tag, path).toMatch(/ src="\/_\/.* integrity="sha(256|384)-/);
    expect(html, `${path} has no style attributes`).not.toMatch(/<[a-z][^>]* style="/);
    expect(html, `${path} has no event handlers as attributes`).not.toMatch(/<[a-z][^>]* on[a-z]+="/);
  }
  expect([...policies]).toHaveLength(1);
  const [policy = ''] = policies;
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  for (const directive of [
    "default-src 'none'",
    "script-src 'self'",
    "img-src 'self' data: blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ])
    expect(policy.split('; ')).toContain(directive);
  expect(policy).toMatch(/connect-src 'self'( https:\/\/[a-z0-9.-]+)*;/);
});

/** Empty without `SITE_URL`. */
const sinceSiteUrl = { annotation: needs({ html: '<loc>', of: '/sitemap.xml' }) };

test('the sitemap lists pages that exist and may be indexed', sinceSiteUrl, async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths).toContain('/project_details/10');
  for (const path of paths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).not.toMatch(/<meta name="robots"[^>]*noindex/);
  }
});
