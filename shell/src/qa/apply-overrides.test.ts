import type { Registry, SiteConfig } from '@site/contracts';
import { applyOverrides } from './apply-overrides';

const live = { version: '1.0.0-aaaaaaaa', entry: '/_/agency/remoteEntry.1.js', integrity: {} };
const route = { path: '/pricing', part: 'agency', page: 'pricing', title: 'Pricing', description: '', preload: [] };
const whole: Registry = { composition: 'c', parts: { agency: live }, routes: [route] };
const config: SiteConfig = { contact: { url: '', key: 'k' } };
const older = { part: { ...live, version: '1.0.0-bbbbbbbb', entry: '/_/agency/remoteEntry.2.js' }, routes: [{ ...route, page: 'plans' }] };

it('replaces the live version by a released one, with its routes', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(older));
  const { registry, problems } = await applyOverrides(whole, { agency: '1.0.0-bbbbbbbb' }, config);
  expect(fetched).toHaveBeenCalledWith('/_/release/agency/1.0.0-bbbbbbbb.json');
  expect(registry.parts['agency']).toEqual(older.part);
  expect(registry.routes).toEqual(older.routes);
  expect(problems).toEqual([]);
});

it('does not repeat the name of a part that this site does not have', async () => {
  const { registry, applied, problems } = await applyOverrides(whole, { 'send-your-deposit': '1.0.0-bbbbbbbb' }, config);
  expect(registry).toBe(whole);
  expect(applied).toEqual([]);
  expect(problems.join()).not.toContain('deposit');
});

it('keeps the live version, with a sentence, when a version was never released', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 404 }));
  const { registry, problems } = await applyOverrides(whole, { agency: '9.0.0-dddddddd' }, config);
  expect(registry).toEqual(whole);
  expect(problems).toEqual(['agency@9.0.0-dddddddd is not a released version of this site.']);
});

it('refuses to replace the shell in the browser', async () => {
  const { problems } = await applyOverrides(whole, { shell: '1.0.0-cccccccc' }, config);
  expect(problems).toEqual(['The shell cannot be swapped in the browser: compose a site with it instead.']);
});

it.each(['http://localhost:4201', 'https://attacker.example'])('refuses %s on a public site', async (address) => {
  const { registry, problems } = await applyOverrides(whole, { agency: address }, config);
  expect(registry).toEqual(whole);
  expect(problems).toHaveLength(1);
});

it('accepts a local development server where the composition allows it, and no other address', async () => {
  const development: SiteConfig = { ...config, development: true };
  const { registry } = await applyOverrides(whole, { agency: 'http://localhost:4201' }, development);
  expect(registry.parts['agency']?.entry).toBe('http://localhost:4201/__site_agency.js');
  expect((await applyOverrides(whole, { agency: 'https://attacker.example' }, development)).registry).toEqual(whole);
});
