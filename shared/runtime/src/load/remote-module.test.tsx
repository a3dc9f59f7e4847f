import { act, render, screen } from '@testing-library/react';
import { Suspense, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { ModuleId } from '@site/contracts';
import { HostProvider, type Host } from './host-context';
import { ModuleStore, type RemoteModuleNamespace } from '../hydrate';
import { Fragment, RemoteModule } from './remote-module';

const id: ModuleId = 'projects/fragments/project-grid';
const grid: RemoteModuleNamespace = { default: ({ mode }) => <p>grid {String(mode)}</p> };
const errors: string[] = [];

function inHost(store: ModuleStore, children: ReactNode = element) {
  const host: Host = {
    store,
    versionOf: () => '1.4.0',
    Unavailable: ({ label, onRetry }) => (
      <p>
        {label} is away <button onClick={onRetry}>Try again</button>
      </p>
    ),
    Pending: () => <p>Loading</p>,
    onError: (part) => void errors.push(part),
  };
  return <HostProvider value={host}>{children}</HostProvider>;
}

const element = <RemoteModule id={id} label="Projects" with={{ mode: 'every' }} />;
const page = (
  <main>
    <Suspense>{element}</Suspense>
  </main>
);

beforeEach(() => {
  errors.length = 0;
});

describe('RemoteModule', () => {
  test('shows the module inside its part and version', async () => {
    await act(async () => void render(inHost(new ModuleStore(async () => grid))));
    expect(screen.getByText('grid every').closest('[data-part]')).toHaveAttribute('data-part', 'projects@1.4.0');
  });

  test('names the missing module, and Try again shows it without a reload', async () => {
    const load = jest
      .fn<Promise<RemoteModuleNamespace>, []>()
      .mockRejectedValueOnce(new Error('refused'))
      .mockResolvedValue(grid);
    await act(async () => void render(inHost(new ModuleStore(load))));
    expect(screen.getByText(/Projects is away/)).toBeVisible();
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByText('grid every')).toBeVisible();
  });

  test('contains an error of one part and reports its part and version', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken: RemoteModuleNamespace = {
      default: () => {
        throw new Error('broken');
      },
    };
    await act(
      async () =>
        void render(
          inHost(
            new ModuleStore(async () => broken),
            <>
              {element}
              <p>neighbor</p>
            </>,
          ),
        ),
    );
    expect(screen.getByText('neighbor')).toBeVisible();
    expect(screen.getByText(/Projects is away/)).toBeVisible();
    expect(errors).toEqual(['projects@1.4.0']);
  });

  test('keeps HTML dehydrated until its part is ready', async () => {
    const load = jest
      .fn<Promise<RemoteModuleNamespace>, []>()
      .mockRejectedValueOnce(new Error('refused'))
      .mockResolvedValue(grid);
    const store = new ModuleStore(load);
    await hydrate(id, grid, store, page);
    await act(async () => store.load(id));
    expect(store.listFailed()).toEqual([id]);
    expect(screen.getByText(/grid/)).toBeVisible();
    expect(screen.queryByText(/away/)).not.toBeInTheDocument();
    await act(async () => store.load(id));
    expect(store.getState(id).status).toBe('ready');
    expect(screen.getByText(/grid/)).toBeVisible();
  });

  test('says in the HTML when a fragment hydrates, and a page by its route', () => {
    const store = new ModuleStore(async () => grid);
    store.provide(id, { ...grid, hydrate: 'visible' });
    store.provide('agency/pages/plans', grid);
    const { container } = render(
      inHost(
        store,
        <>
          <RemoteModule id="agency/pages/plans" hydrate="interaction" label="Plans" with={{}} />
          {element}
        </>,
      ),
    );
    expect(
      [...container.querySelectorAll('[data-module]')].map((module) => module.getAttribute('data-hydrate')),
    ).toEqual(['interaction', 'visible']);
  });

  test('loads a waiting module when the page around it changes its properties', async () => {
    const homes: RemoteModuleNamespace = { default: ({ limit }) => <p>{`homes ${String(limit)}`}</p> };
    let show: (limit: number) => void = () => undefined;
    function Page() {
      const [limit, setLimit] = useState(4);
      show = setLimit;
      return (
        <main data-updates={limit}>
          <Fragment id="projects/fragments/property-grid" label="Homes" limit={limit > 4 ? limit : 4} />
        </main>
      );
    }
    const load = jest.fn(async () => homes);
    await hydrate('projects/fragments/property-grid', homes, new ModuleStore(load), <Page />);
    await act(async () => show(3));
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByText('homes 4')).toBeVisible();
    await act(async () => show(8));
    expect(await screen.findByText('homes 8')).toBeVisible();
  });

  test('with a fallback shows it inert while the module loads, and in place of a notice', async () => {
    let refuse = (_: Error) => undefined as void;
    const store = new ModuleStore(() => new Promise((_, reject) => (refuse = reject)));
    const plain = <RemoteModule id={id} label="Projects" with={{}} fallback={<button>plain</button>} />;
    await act(async () => void render(inHost(store, plain)));
    expect(screen.getByText('plain').closest('[inert]')).not.toBeNull();
    await act(async () => refuse(new Error('refused')));
    expect(screen.getByText('plain').closest('[inert]')).toBeNull();
    expect(screen.queryByText(/Projects is away/)).not.toBeInTheDocument();
  });
});

/** Hydrates HTML that was rendered with a module. In the browser, the module waits. */
async function hydrate(module: ModuleId, code: RemoteModuleNamespace, store: ModuleStore, children: ReactNode) {
  const server = new ModuleStore(async () => code);
  server.provide(module, code);
  const container = document.createElement('div');
  container.innerHTML = renderToString(inHost(server, children));
  document.body.append(container);
  store.setDehydrated([module]);
  await act(async () => void render(inHost(store, children), { container, hydrate: true }));
}
