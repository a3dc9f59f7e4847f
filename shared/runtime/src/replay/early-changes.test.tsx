import { useLayoutEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { runReplay } from './testing/run-replay';

function Filters() {
  const [text, setText] = useState('');
  const [city, setCity] = useState('all');
  const [isAnnual, setAnnual] = useState(true);
  const [mode, setMode] = useState('buy');
  return (
    <form>
      <input name="text" value={text} onInput={(event) => setText(event.currentTarget.value)} />
      <textarea name="note" defaultValue="" />
      <select name="city" value={city} onChange={(event) => setCity(event.currentTarget.value)}>
        <option value="all">All</option>
        <option value="lahore">Lahore</option>
      </select>
      <input
        type="checkbox"
        name="annual"
        checked={isAnnual}
        onChange={(event) => setAnnual(event.currentTarget.checked)}
      />
      {['buy', 'rent'].map((value) => (
        <input
          key={value}
          type="radio"
          name="mode"
          value={value}
          checked={mode === value}
          onChange={() => setMode(value)}
        />
      ))}
      <output>{JSON.stringify({ text, city, isAnnual, mode })}</output>
    </form>
  );
}

const field = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)!;
const known = () => JSON.parse(field('output').textContent) as unknown;
const hasChanged = (selector: string) => field(selector).dispatchEvent(new Event('input', { bubbles: true }));

function open(page: ReactElement): HTMLElement {
  document.body.innerHTML = `<div id="root"><div data-module="a/pages/a" data-hydrate="interaction">${renderToString(page)}</div></div>`;
  return field('[data-module]');
}

/** Announces from a layout effect, as the shell does. */
async function hydrate(module: HTMLElement, page: ReactElement): Promise<void> {
  function Announced() {
    useLayoutEffect(() => {
      module.setAttribute('data-hydrated', '');
      module.dispatchEvent(new Event('shell:hydrated', { bubbles: true }));
    }, []);
    return page;
  }
  await act(async () => {
    hydrateRoot(module, <Announced />);
    await new Promise((done) => setTimeout(done));
  });
}

test('typed and chosen values survive hydration, in fields and in React', async () => {
  const module = open(<Filters />);
  runReplay();

  field<HTMLInputElement>('[name=text]').value = 'DHA';
  field<HTMLTextAreaElement>('[name=note]').value = 'Call me';
  field<HTMLSelectElement>('[name=city]').value = 'lahore';
  for (const selector of ['[name=text]', '[name=note]', '[name=city]']) hasChanged(selector);
  field('[name=annual]').click();
  field('[value=rent]').click();
  expect(module.hasAttribute('data-pressed')).toBe(true);

  await hydrate(module, <Filters />);
  expect(known()).toEqual({ text: 'DHA', city: 'lahore', isAnnual: false, mode: 'rent' });
  expect(field<HTMLInputElement>('[name=text]').value).toBe('DHA');
  expect(field<HTMLTextAreaElement>('[name=note]').value).toBe('Call me');
  expect(field<HTMLInputElement>('[name=annual]').checked).toBe(false);
  expect(field<HTMLInputElement>('[value=rent]').checked).toBe(true);
});

/** Renders again after hydration and writes React's value to the field. */
function LateFilters() {
  const subscribe = () => () => undefined;
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return (
    <div data-late={isHydrated}>
      <Filters />
    </div>
  );
}

test('a second render moves neither the text nor what is selected in it', async () => {
  const module = open(<LateFilters />);
  runReplay();
  const text = field<HTMLInputElement>('[name=text]');
  text.value = 'Gulberg';
  hasChanged('[name=text]');
  text.setSelectionRange(2, 4, 'backward');
  await hydrate(module, <LateFilters />);
  expect(field('[data-late]')).toHaveAttribute('data-late', 'true');
  expect(text.value).toBe('Gulberg');
  expect([text.selectionStart, text.selectionEnd, text.selectionDirection]).toEqual([2, 4, 'backward']);
  expect(known()).toHaveProperty('text', 'Gulberg');
});

test('an unchanged page waits for its visitor, and an unchanged field is not written', async () => {
  const module = open(<Filters />);
  runReplay();
  expect(module.hasAttribute('data-pressed')).toBe(false);
  const text = field<HTMLInputElement>('[name=text]');
  text.value = 'Gulberg';
  hasChanged('[name=text]');
  const prototype = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  const written: EventTarget[] = [];
  Object.defineProperty(HTMLInputElement.prototype, 'value', {
    ...prototype,
    set(this: HTMLInputElement, value: string) {
      written.push(this);
      prototype.set?.call(this, value);
    },
  });
  await hydrate(module, <Filters />);
  Object.defineProperty(HTMLInputElement.prototype, 'value', prototype);
  expect(known()).toHaveProperty('text', 'Gulberg');
  expect(written).not.toContain(text);
});

test('changes from before the replay script are replayed, and nothing else', async () => {
  const module = open(<Filters />);
  field<HTMLInputElement>('[name=text]').value = 'DHA';
  field('[value=rent]').click();
  runReplay();
  expect(module.hasAttribute('data-pressed')).toBe(true);
  await hydrate(module, <Filters />);
  expect(known()).toEqual({ text: 'DHA', city: 'all', isAnnual: true, mode: 'rent' });
});
