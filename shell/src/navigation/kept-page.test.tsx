import { useEffect, useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeptPage } from './kept-page';

let rendered = 0;
const effects: string[] = [];

function List() {
  const [city, setCity] = useState('');
  rendered += 1;
  useEffect(() => {
    effects.push(`starts with ${document.querySelectorAll('h1').length} heading`);
    return () => void effects.push('stops');
  }, []);
  return (
    <>
      <h1 id="title">Our Projects</h1>
      <input aria-label="City" value={city} onChange={({ target }) => setCity(target.value)} />
      <ul aria-label="Photos" />
    </>
  );
}

const page = <List />;

function Document({ isListShown, hasList = true }: { isListShown: boolean; hasList?: boolean }) {
  return (
    <>
      {hasList && <KeptPage isShown={isListShown}>{page}</KeptPage>}
      {!isListShown && <h1 id="title">Project</h1>}
    </>
  );
}

test('a left page leaves the document and returns with its state, unrendered', async () => {
  const { rerender } = render(<Document isListShown />);
  await userEvent.type(screen.getByLabelText('City'), 'Lahore');
  const photos = screen.getByRole('list', { name: 'Photos' });
  photos.scrollTo = jest.fn();
  photos.scrollLeft = 240;
  photos.dispatchEvent(new Event('scroll'));
  const field = screen.getByLabelText('City');
  const before = rendered;

  rerender(<Document isListShown={false} />);
  expect(field.isConnected).toBe(false);
  expect(document.getElementById('title')).toHaveTextContent('Project');
  expect(effects).toEqual(['starts with 1 heading', 'stops']);

  rerender(<Document isListShown />);
  expect(screen.getByLabelText('City')).toBe(field);
  expect(field).toBeVisible();
  expect(field).toHaveValue('Lahore');
  expect(photos.scrollTo).toHaveBeenCalledWith(240, 0);
  expect(effects.at(-1)).toBe('starts with 1 heading');
  expect(rendered).toBe(before);
});

test('a kept page that nobody comes back to goes away', () => {
  const { rerender, container } = render(<Document isListShown />);
  rerender(<Document isListShown={false} />);
  rerender(<Document isListShown={false} hasList={false} />);
  expect(container).toHaveTextContent(/^Project$/);
});
