import { lazy, startTransition, useEffect, useState, type ReactNode } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { useSearchParams } from '@site/runtime/router';
import { renderPage } from '@manzil/line/page-tests';
import { useSearch } from './use-search';

const seen: string[] = [];

function Panel() {
  const [params] = useSearchParams();
  const { search, shownQuery, choose } = useSearch(params.toString());
  useEffect(() => void seen.push(`${search.beds ?? 'any'} beds, results of "${shownQuery}"`));
  return <button onClick={() => choose({ beds: 3 })}>3</button>;
}

/** Its children are there where the address has a text. */
function TextPanel({ children }: { children?: ReactNode }) {
  const [params] = useSearchParams();
  const { search, type, submit } = useSearch(params.toString());
  return (
    <form onSubmit={(event) => (event.preventDefault(), submit())}>
      <input value={search.text} onInput={({ currentTarget }) => type({ text: currentTarget.value })} />
      {params.has('q') && children}
    </form>
  );
}

const Never = lazy(() => new Promise<{ default: () => null }>(() => undefined));

async function chooseThreeBeds() {
  const { user, router } = renderPage(<Panel />, { path: '/?city=Lahore' });
  seen.length = 0;
  await user.click(screen.getByRole('button'));
  return router;
}

test('a pressed field answers before the results of the choice are rendered', async () => {
  const router = await chooseThreeBeds();
  expect([...new Set(seen)]).toEqual(['3 beds, results of "city=Lahore"', '3 beds, results of "city=Lahore&beds=3"']);
  expect(router.state.location.search).toBe('?city=Lahore&beds=3');
});

test('Back shows fields and results of the address together', async () => {
  const router = await chooseThreeBeds();
  seen.length = 0;
  await act(() => router.navigate(-1));
  expect([...new Set(seen)]).toEqual(['any beds, results of "city=Lahore"']);
});

test('a text that is deleted while the address still moves to it stays deleted', async () => {
  let land: () => void = () => undefined;
  const landing = new Promise<void>((resolve) => (land = resolve));
  const Late = lazy(() => landing.then(() => ({ default: () => null })));
  const { user, router } = renderPage(
    <TextPanel>
      <Late />
    </TextPanel>,
  );
  const field = screen.getByRole('textbox');
  await user.type(field, 'a');
  await waitFor(() => expect(router.state.location.search).toBe('?q=a'));
  await act(() => user.clear(field));
  await act(async () => land());
  expect(field).toHaveValue('');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(field).toHaveValue('');
});

test('a choice arrives beside a transition that waits', async () => {
  let commits = 0;
  function BedsPanel() {
    const [params] = useSearchParams();
    const { search, type, choose } = useSearch(params.toString());
    const [isWaiting, setWaiting] = useState(false);
    useEffect(() => {
      commits += 1;
      if (commits > 100) throw new Error('It renders without end.');
    });
    const wait = () =>
      startTransition(() => {
        type({ text: 'a' });
        setWaiting(true);
      });
    return (
      <>
        <button onClick={wait}>Wait</button>
        <button onClick={() => choose({ beds: 3 })}>3</button>
        <output>{search.beds}</output>
        {isWaiting && <Never />}
      </>
    );
  }
  const { user, router } = renderPage(<BedsPanel />);
  await user.click(screen.getByRole('button', { name: 'Wait' }));
  await user.click(screen.getByRole('button', { name: '3' }));
  expect(screen.getByRole('status')).toHaveTextContent('3');
  expect(router.state.location.search).toBe('?beds=3');
});

test('a text is one step of the history, and the next one after it is submitted another', async () => {
  const { user, router } = renderPage(<TextPanel />);
  const field = screen.getByRole('textbox');
  const isWritten = (query: string) => waitFor(() => expect(router.state.location.search).toBe(query));
  await user.type(field, 'lak');
  await isWritten('?q=lak');
  await user.type(field, 'e');
  await isWritten('?q=lake');
  await user.type(field, '{Enter}');
  await user.clear(field);
  await user.type(field, 'town{Enter}');
  await isWritten('?q=town');
  for (const [query, text] of [
    ['?q=lake', 'lake'],
    ['', ''],
  ] as const) {
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe(query);
    expect(field).toHaveValue(text);
  }
});

test('Back takes a text back before the address with it is rendered', async () => {
  const { user, router } = renderPage(
    <TextPanel>
      <Never />
    </TextPanel>,
  );
  await user.type(screen.getByRole('textbox'), 'a');
  await waitFor(() => expect(router.state.location.search).toBe('?q=a'));
  await act(async () => {
    window.dispatchEvent(new PopStateEvent('popstate'));
    await router.navigate(-1);
  });
  expect(screen.getByRole('textbox')).toHaveValue('');
});
