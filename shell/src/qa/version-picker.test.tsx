import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReleasedVersion, RouteRecord } from '@site/contracts';
import { SiteProvider } from '@site/ui/core';
import { SiteRegistry } from '../routing/site-registry';
import { serveRegistry } from '../testing/serve-registry';
import { QaBadge } from './qa-badge';

const route: RouteRecord = { path: '/pricing', part: 'agency', page: 'pricing', title: 'Pricing', description: '' };
const versions: ReleasedVersion[] = [
  { version: '1.0.0-bbbbbbbb', builtAt: '2026-01-02T10:30:00.000Z' },
  { version: '1.0.0-aaaaaaaa', builtAt: '2026-01-01T10:30:00.000Z' },
];

async function openPicker(listed: Readonly<Record<string, readonly ReleasedVersion[]>>) {
  const site = serveRegistry([route]);
  site.lists = listed;
  const registry = new SiteRegistry({ parts: {}, routes: [] }, { pathname: '/pricing', name: 'registry-1' });
  render(
    <SiteProvider>
      <QaBadge applied={[]} problems={[]} hasBorders={false} registry={registry} />
    </SiteProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Choose versions' }));
  return site;
}

test('QA chooses among the released versions of each remote', async () => {
  const { asked } = await openPicker({ agency: versions });
  const picker = await screen.findByRole('combobox', { name: 'agency' });
  expect(picker).toHaveValue('1.0.0-aaaaaaaa');
  expect(
    within(picker)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['1.0.0-bbbbbbbb, built 2026-01-02 10:30 UTC', '1.0.0-aaaaaaaa, built 2026-01-01 10:30 UTC']);
  expect(asked).not.toContain('/_/release/shell.json');
});

test('a site that lists no versions says so', async () => {
  await openPicker({});
  expect(await screen.findByText('This site lists no versions.')).toBeVisible();
});

test('without the right to choose there is no picker', () => {
  render(
    <SiteProvider>
      <QaBadge applied={[]} problems={[]} hasBorders={false} />
    </SiteProvider>,
  );
  expect(screen.queryByRole('button', { name: 'Choose versions' })).not.toBeInTheDocument();
});
