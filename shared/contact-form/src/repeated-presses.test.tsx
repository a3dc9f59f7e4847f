import { contactColumns } from '@site/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { storedAnswer, stubDatabase } from './testing/database';
import { field, filledIn, openForm, submitButton, valuesInForm, wait, type Visitor } from './testing/open-form';

const saved = 'Request submitted successfully! Expect to hear back from us within 48 hours.';
const invalid = 'Please provide a valid name, email and purpose.';
const failed = 'Failed to submit request. Please try again.';

const answersAfter = [0, 50, 100, 400];
const secondPresses = [50, 100, 150, 220, 300, 390, 410, 500, 600];
const presses = {
  // Browsers count clicks on one place within half a second.
  pointer: async (_: Visitor, gap: number) => void fireEvent.click(submitButton(), { detail: gap < 500 ? 2 : 1 }),
  Enter: async (visitor: Visitor) => visitor.type(field('Email'), '{Enter}'),
  touch: async (visitor: Visitor) => visitor.pointer({ keys: '[TouchA]', target: submitButton() }),
};

let database: ReturnType<typeof stubDatabase>;

beforeEach(() => {
  jest.useFakeTimers();
  database = stubDatabase();
});
afterEach(() => jest.useRealTimers());

function fillInAtOnce() {
  for (const { name, label } of contactColumns) fireEvent.input(field(label), { target: { value: filledIn[name] } });
}

function answerAfter(ms: number, answer: () => Response = storedAnswer) {
  database.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(answer()), ms)));
}

const cases = answersAfter.flatMap((answer) =>
  (Object.keys(presses) as (keyof typeof presses)[]).map((kind) => [kind, answer] as const),
);

test.each(cases)(
  'two presses by %s, answered after %i ms, are one request with one answer @CONT-13 @CONT-19',
  async (kind, answer) => {
    for (const gap of secondPresses) {
      database.mockClear();
      answerAfter(answer);
      const { visitor, container, unmount } = openForm();
      fillInAtOnce();
      await presses[kind](visitor, Infinity);
      await wait(gap);
      await presses[kind](visitor, gap);
      await wait(1000);
      expect([gap, database.mock.calls.length]).toEqual([gap, 1]);
      expect([gap, screen.queryByRole('alert')?.textContent]).toEqual([gap, undefined]);
      expect([gap, screen.getByRole('status').textContent]).toEqual([gap, saved]);
      expect(container.querySelector('[aria-invalid]')).toBeNull();
      unmount();
    }
  },
);

test('a double click on a request that fails is one attempt, and the next press is another', async () => {
  answerAfter(50, () => new Response('{}', { status: 500 }));
  openForm();
  fillInAtOnce();
  fireEvent.click(submitButton(), { detail: 1 });
  await wait(100);
  fireEvent.click(submitButton(), { detail: 2 });
  await wait(100);
  expect(database).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toHaveTextContent(failed);
  fireEvent.click(submitButton(), { detail: 1 });
  await wait(100);
  expect(database).toHaveBeenCalledTimes(2);
});

test('a second after a success an empty form gets its errors; a form with words at once', async () => {
  openForm();
  fillInAtOnce();
  fireEvent.click(submitButton());
  await wait(10);
  fireEvent.input(field('Name'), { target: { value: 'Sana' } });
  fireEvent.click(submitButton());
  await wait(0);
  expect(screen.getByRole('alert')).toHaveTextContent(invalid);
  expect(valuesInForm().name).toBe('Sana');
  fillInAtOnce();
  fireEvent.click(submitButton());
  await wait(1001);
  expect(screen.getByRole('status')).toHaveTextContent(saved);
  fireEvent.click(submitButton());
  await wait(0);
  expect(screen.getByRole('alert')).toHaveTextContent(invalid);
});
