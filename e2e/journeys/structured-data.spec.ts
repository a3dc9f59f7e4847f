import { everyPath } from '@site/e2e/paths';
import { expect, test } from '@site/e2e/test';

interface Node {
  '@type': string;
  datePublished?: string;
}

test('search engines read the publisher on indexable pages only, and the date of an article', async ({
  request,
  capabilities,
}) => {
  const graphs = new Map<string, Node[]>();
  for (const path of capabilities.having(everyPath)) {
    const html = await (await request.get(path)).text();
    const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    const { '@graph': graph = [] } = JSON.parse(json) as { '@graph'?: Node[] };
    graphs.set(path, graph);
    const isListed = html.includes('content="index, follow"');
    expect(graph.map((node) => node['@type']).includes('Organization'), path).toBe(isListed);
  }
  expect(graphs.get('/blog_details/1')?.[1]).toMatchObject({ '@type': 'BlogPosting', datePublished: '2024-05-20' });
});
