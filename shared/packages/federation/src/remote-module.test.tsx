import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { ModuleId } from '@site/contracts';
import { bindHost } from './binding';
import { ModuleStore, type RemoteModuleNamespace } from './module-store';
import { RemoteModule } from './remote-module';

const id: ModuleId = 'projects/fragments/project-grid';
const grid: RemoteModuleNamespace = { default: ({ mode }) => <p>grid {String(mode)}</p> };
const errors: string[] = [];

function bind(store: ModuleStore): void {
  errors.length = 0;
  bindHost({
    store,
    versionOf: () => '1.4.0',
    Unavailable: ({ label, onRetry }) => (
      <p>
        {label} is away <button onClick={onRetry}>Try again</button>
      </p>
    ),
    Pending: () => <p>on its way</p>,
    onError: (part) => void errors.push(part),
  });
}

const element = <RemoteModule id={id} label="Projects" with={{ mode: 'every' }} />;

describe('RemoteModule', () => {
  it('shows the module inside its part and version', async () => {
    bind(new ModuleStore(async () => grid));
    await act(async () => void render(element));
    expect(screen.getByText('grid every').closest('[data-part]')).toHaveAttribute('data-part', 'projects@1.4.0');
  });

  it('says what is missing, and Try again shows it without a reload', async () => {
    const load = jest.fn<Promise<RemoteModuleNamespace>, []>().mockRejectedValueOnce(new Error('refused')).mockResolvedValue(grid);
    bind(new ModuleStore(load));
    await act(async () => void render(element));
    expect(screen.getByText(/Projects is away/)).toBeVisible();
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByText('grid every')).toBeVisible();
  });

  it('keeps a part that throws from taking down its neighbours, and names it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken: RemoteModuleNamespace = {
      default: () => {
        throw new Error('broken');
      },
    };
    bind(new ModuleStore(async () => broken));
    await act(async () => void render(<>{element}<p>neighbour</p></>));
    expect(screen.getByText('neighbour')).toBeVisible();
    expect(screen.getByText(/Projects is away/)).toBeVisible();
    expect(errors).toEqual(['projects@1.4.0']);
  });

  it('leaves HTML that stands alone while its part cannot be loaded, and takes it over once it can', async () => {
    const server = new ModuleStore(async () => grid);
    server.provide(id, grid);
    bind(server);
    const root = document.createElement('div');
    root.innerHTML = renderToString(<main><Suspense>{element}</Suspense></main>);
    document.body.append(root);
    const load = jest.fn<Promise<RemoteModuleNamespace>, []>().mockRejectedValueOnce(new Error('refused')).mockResolvedValue(grid);
    const store = new ModuleStore(load);
    store.leaveStanding([id]);
    bind(store);
    await act(async () => void hydrateRoot(root, <main><Suspense>{element}</Suspense></main>));
    expect(store.listFailed()).toEqual([id]);
    expect(screen.getByText(/grid/)).toBeVisible();
    expect(screen.queryByText(/away/)).not.toBeInTheDocument();
    await act(async () => store.load(id));
    expect(store.getState(id).status).toBe('ready');
    expect(screen.getByText(/grid/)).toBeVisible();
    root.remove();
  });
});
