import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useIsHydrated } from './router';

function Query() {
  return <p>{useIsHydrated() ? 'with the query' : 'without a query'}</p>;
}

test('a prerendered page hydrates from the same HTML and then reads its query', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Query />);
  expect(root).toHaveTextContent('without a query');
  const onRecoverableError = jest.fn();
  await act(async () => void hydrateRoot(root, <Query />, { onRecoverableError }));
  expect(root).toHaveTextContent('with the query');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
