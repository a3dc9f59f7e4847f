import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SiteProvider } from '@site/ui/core';
import { SuggestInput, type Suggestion } from './suggest-input';

const all: readonly Suggestion[] = ['Lahore', 'Lake City', 'Islamabad'].map((label) => ({ label, detail: '1 home' }));
const chosen = jest.fn();
beforeEach(() => chosen.mockClear());

function Search() {
  const [text, setText] = useState('');
  const suggestions = all.filter(({ label }) => text !== '' && label.startsWith(text));
  return (
    <SiteProvider>
      <SuggestInput
        aria-label="Search"
        suggestions={suggestions}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onChoose={({ label }) => chosen(label)}
      />
    </SiteProvider>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Search' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('typing opens the list and says how many suggestions it has', async () => {
  render(<Search />);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(field(), 'La');
  expect(options()).toEqual(['Lahore1 home', 'Lake City1 home']);
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(screen.getByText('2 suggestions')).toBeInTheDocument();
});

test('arrows go through the options and back to the field, and Enter takes one', async () => {
  render(<Search />);
  await userEvent.type(field(), 'La');
  for (const active of ['Lahore1 home', 'Lake City1 home', undefined, 'Lahore1 home']) {
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.queryByRole('option', { selected: true })?.textContent).toBe(active);
  }
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledWith('Lahore');
  expect(options()).toEqual([]);
});

test('Escape, leaving the field and Enter without an option close the list and take nothing', async () => {
  render(<Search />);
  for (const close of ['{Escape}', '{Tab}', '{Enter}']) {
    await userEvent.clear(field());
    await userEvent.type(field(), 'La');
    expect(options()).toHaveLength(2);
    await userEvent.keyboard(close);
    expect(options()).toEqual([]);
  }
  expect(chosen).not.toHaveBeenCalled();
});

test('a press takes an option, and the focus stays in the field', async () => {
  render(<Search />);
  await userEvent.type(field(), 'Is');
  await userEvent.click(screen.getByRole('option', { name: /Islamabad/ }));
  expect(chosen).toHaveBeenCalledWith('Islamabad');
  expect(field()).toHaveFocus();
});
