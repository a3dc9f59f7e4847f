import { useState, useSyncExternalStore } from 'react';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useStoredToggle } from './use-stored-toggle';

function Heart({ isStored }: { isStored: boolean }) {
  const [isConfirmed, setConfirmed] = useState(false);
  const isPressed = useSyncExternalStore(
    () => () => undefined,
    () => isStored,
    () => false,
  );
  const toggle = useStoredToggle({ list: 'hearts', id: '6', isPressed, onStored: () => setConfirmed(true) });
  return (
    <p>
      <button aria-pressed={isPressed} {...toggle} /> {isConfirmed && 'Saved.'}
    </p>
  );
}

async function hydrate(isStored: boolean, attributes: Record<string, string>) {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Heart isStored={false} />);
  const heart = root.querySelector('button')!;
  for (const [name, value] of Object.entries(attributes)) heart.setAttribute(name, value);
  await act(async () => void hydrateRoot(root, <Heart isStored={isStored} />));
  return { heart, root };
}

test('a toggle whose press was stored stays pressed after hydration, which confirms it', async () => {
  const { heart, root } = await hydrate(true, { 'aria-pressed': 'true', 'data-stored': '' });
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(root).toHaveTextContent('Saved.');
});

test('a press on a toggle saved earlier waits for hydration and confirms nothing', async () => {
  const { heart, root } = await hydrate(true, { 'aria-pressed': 'true' });
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(root).not.toHaveTextContent('Saved.');
});

test('a toggle that another part has taken back is not pressed after hydration', async () => {
  const { heart } = await hydrate(false, { 'aria-pressed': 'true' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});
