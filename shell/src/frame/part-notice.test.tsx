import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ModuleId } from '@site/contracts';
import { HostProvider } from '@site/runtime';
import { ModuleStore } from '@site/runtime/hydrate';
import { SiteProvider } from '@site/ui/core';
import { PartNotice } from './part-notice';

const grid: ModuleId = 'projects/fragments/project-grid';
const form: ModuleId = 'marketing/pages/landing';

/** Two modules' HTML whose code fails to load. */
function openPage() {
  const store = new ModuleStore(() => Promise.reject(new Error('refused')));
  store.setDehydrated([grid, form]);
  render(
    <HostProvider
      value={{ store, versionOf: () => 'test', Unavailable: () => null, Pending: () => null, onError: () => undefined }}
    >
      <SiteProvider>
        <PartNotice />
      </SiteProvider>
    </HostProvider>,
  );
  return (id: ModuleId) =>
    act(async () => {
      store.load(id);
      await store.whenSettled(id);
    });
}

test('the bar about a missing part closes, and returns with the next failure', async () => {
  const user = userEvent.setup();
  const fail = openPage();
  await fail(grid);
  expect(screen.getByRole('status')).toHaveTextContent('Part of this page did not load.');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await fail(form);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
