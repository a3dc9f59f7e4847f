import { contactFailedEvent } from '@site/contracts';
import { act, screen } from '@testing-library/react';
import { sentIn, storedAnswer, stubDatabase } from './testing/database';
import { field, fillIn, filledIn, openForm, submitButton, valuesInForm, wait } from './testing/open-form';

const failed = 'Failed to submit request. Please try again.';
const saved = 'Request submitted successfully! Expect to hear back from us within 48 hours.';
const nothing = { name: '', purpose: '', email: '', phone: '', message: '' };

const stored = async () => storedAnswer();
const refused = async () => new Response('{}', { status: 500 });
const unreachable = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

let database: ReturnType<typeof stubDatabase>;

beforeEach(() => {
  jest.useFakeTimers();
  database = stubDatabase();
});
afterEach(() => jest.useRealTimers());

/** Fills the form in and sends it. The answer comes after `ms`. */
async function sendAnsweredAfter(ms: number, answer: () => Promise<Response>) {
  database.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, ms)).then(answer));
  const view = openForm();
  await fillIn(view.visitor);
  await view.visitor.click(submitButton());
  await wait(0);
  return view;
}

const outcomes = [100, 1500, 6000].flatMap((ms) => [
  [ms, 'stored', stored, 'status', saved, nothing] as const,
  [ms, 'refused', refused, 'alert', failed, filledIn] as const,
  [ms, 'unreachable', unreachable, 'alert', failed, filledIn] as const,
]);

test.each(outcomes)(
  'who leaves while %i ms pass until the request is %s reads it on the next page @CONT-27',
  async (ms, _, answer, role, sentence, values) => {
    const { leave, comeBack } = await sendAnsweredAfter(ms, answer);
    leave();
    await wait(ms);
    expect(screen.getByRole(role)).toHaveTextContent(sentence);
    comeBack();
    expect(valuesInForm()).toEqual(values);
    expect(submitButton()).not.toHaveAttribute('aria-busy');
    expect(database).toHaveBeenCalledTimes(1);
  },
);

test.each(outcomes)(
  'who is back before %i ms pass and the request is %s cannot send it twice @CONT-13 @CONT-27',
  async (ms, _, answer, role, sentence, values) => {
    const { visitor, leave, comeBack } = await sendAnsweredAfter(ms, answer);
    leave();
    comeBack();
    expect(valuesInForm()).toEqual(filledIn);
    expect(submitButton()).toHaveAttribute('aria-busy', 'true');
    await visitor.type(field('Name'), '{Enter}');
    await wait(ms);
    expect(screen.getByRole(role)).toHaveTextContent(sentence);
    expect(valuesInForm()).toEqual(values);
    expect(database).toHaveBeenCalledTimes(1);
    database.mockImplementation(stored);
    if (values === nothing) return;
    await visitor.click(submitButton());
    await wait(0);
    expect(sentIn(database).body).toEqual(filledIn);
    expect(valuesInForm()).toEqual(nothing);
  },
);

test('a form shows its unsent text again, and only on its page', async () => {
  const blog = openForm();
  await blog.visitor.type(field('Name'), 'Ayesha');
  blog.unmount();
  const other = openForm();
  expect(field('Name')).toHaveValue('');
  other.leave();
  other.comeBack();
  expect(field('Name')).toHaveValue('');
  await other.visitor.type(field('Name'), 'Sana');
  other.leave();
  other.comeBack();
  expect(field('Name')).toHaveValue('Sana');
});

test('a request that fails after its page is left is reported by the part that sent it', async () => {
  const reported: unknown[] = [];
  const note = (event: Event) => {
    const part = event.target instanceof Element && event.target.closest('[data-part]')?.getAttribute('data-part');
    reported.push(part, event instanceof CustomEvent && event.detail);
  };
  addEventListener(contactFailedEvent, note);
  const { leave } = await sendAnsweredAfter(100, unreachable);
  leave();
  await wait(100);
  removeEventListener(contactFailedEvent, note);
  expect(reported).toEqual(['marketing@1.0.0', 'no answer']);
});

test('who closes the notification on the next page has the focus where it was', async () => {
  const { visitor, leave } = await sendAnsweredAfter(100, stored);
  leave();
  await wait(100);
  act(() => screen.getByRole('link').focus());
  await visitor.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await visitor.keyboard('{Enter}');
  expect(screen.getByRole('link')).toHaveFocus();
});
