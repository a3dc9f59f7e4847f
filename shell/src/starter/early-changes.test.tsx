import { useState } from 'react';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** Fields whose state React keeps, and what it knows of them. */
function Filters() {
  const [text, setText] = useState('');
  const [city, setCity] = useState('all');
  const [isAnnual, setAnnual] = useState(true);
  const [mode, setMode] = useState('buy');
  return (
    <form>
      <input name="text" value={text} onChange={(event) => setText(event.currentTarget.value)} />
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

test('what a visitor typed and chose before hydration is in the fields and in what React knows', async () => {
  document.body.innerHTML = `<div id="root"><div data-module="a/pages/a" data-hydrate="interaction">${renderToString(<Filters />)}</div></div>`;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.createElement('script'));
  jest.isolateModules(() => void require('./starter'));
  const module = field('[data-module]');

  field<HTMLInputElement>('[name=text]').value = 'DHA';
  field<HTMLTextAreaElement>('[name=note]').value = 'Call me';
  field<HTMLSelectElement>('[name=city]').value = 'lahore';
  for (const selector of ['[name=text]', '[name=note]', '[name=city]']) hasChanged(selector);
  field('[name=annual]').click();
  field('[value=rent]').click();
  expect(module.hasAttribute('data-pressed')).toBe(true);

  await act(async () => void hydrateRoot(module, <Filters />));
  await act(async () => {
    module.setAttribute('data-hydrated', '');
    module.dispatchEvent(new Event('shell:hydrated', { bubbles: true }));
    await new Promise((done) => setTimeout(done));
  });
  expect(known()).toEqual({ text: 'DHA', city: 'lahore', isAnnual: false, mode: 'rent' });
  expect(field<HTMLInputElement>('[name=text]').value).toBe('DHA');
  expect(field<HTMLTextAreaElement>('[name=note]').value).toBe('Call me');
  expect(field<HTMLInputElement>('[name=annual]').checked).toBe(false);
  expect(field<HTMLInputElement>('[value=rent]').checked).toBe(true);
});
