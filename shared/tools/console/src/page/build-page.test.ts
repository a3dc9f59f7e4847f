/** @jest-environment node */
import { buildPage } from './build-page';

it('the page has no inline code, and everything that it loads', async () => {
  const files = await buildPage();
  const html = String(files.get('')?.body);
  expect(html).not.toMatch(/<style|<script>|\son\w+=|\sstyle=/);
  const loaded = [...html.matchAll(/(?:src|href)="([^"]+)"/g)]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('data:'));
  expect(loaded).toEqual(['console.js']);
  expect(String(files.get('console.js')?.body)).toContain('What is live');
});
