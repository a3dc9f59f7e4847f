import { act, screen } from '@testing-library/react';
import { stubDatabase } from '../testing/database';
import { fillIn, openForm, submitButton, valuesInForm, wait, type Visitor } from '../testing/open-form';

beforeEach(() => {
  jest.useFakeTimers();
  stubDatabase();
});
afterEach(() => jest.useRealTimers());

async function openWithError() {
  const { visitor, ...view } = openForm();
  await visitor.click(submitButton());
  return { visitor, ...view };
}

const notification = () => screen.queryByText('Please provide a valid name, email and purpose.');
const closeButton = () => screen.getByRole('button', { name: 'Close' });
const exitMs = 600;

async function expectLeaves() {
  await wait(exitMs - 1);
  expect(notification()).toBeInTheDocument();
  await wait(1);
  expect(notification()).not.toBeInTheDocument();
}

test('fields and focus answer a press before the notification is rendered', async () => {
  const { visitor, container } = openForm();
  const steps: string[] = [];
  const observe = () =>
    steps.push(
      `${container.querySelectorAll('[aria-invalid=true]').length} wrong, ${notification() ? 'notified' : 'not notified'}`,
    );
  submitButton().addEventListener('blur', observe, { once: true });
  await visitor.click(submitButton());
  observe();
  expect(steps).toEqual(['3 wrong, not notified', '3 wrong, notified']);
});

test('a notification leaves after exactly 5000 ms, and takes 600 ms for it @CONT-20 @CONT-25', async () => {
  await openWithError();
  await wait(4999);
  expect(notification()).toBeInTheDocument();
  await wait(1);
  await expectLeaves();
});

test('the icon closes the notification, and the focus returns to Submit @CONT-21', async () => {
  const { visitor } = await openWithError();
  await visitor.click(closeButton());
  expect(submitButton()).toHaveFocus();
  await expectLeaves();
});

test.each([
  ['in a field, where it stays', () => screen.getByLabelText('Name'), () => screen.getByLabelText('Name')],
  ['on the icon, and returns to Submit', closeButton, submitButton],
])('a visitor closes the notification with Escape while the focus is %s @CONT-22', async (_, before, after) => {
  const { visitor } = await openWithError();
  act(() => before().focus());
  await visitor.keyboard('{Escape}');
  expect(after()).toHaveFocus();
  await expectLeaves();
});

test('Escape that closes a dialog leaves the notification there @CONT-22', async () => {
  const { visitor } = await openWithError();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  dialog.addEventListener('keydown', () => (dialog.open = false));
  dialog.tabIndex = -1;
  dialog.focus();
  await visitor.keyboard('{Escape}');
  await wait(exitMs);
  expect(notification()).toBeInTheDocument();
  dialog.remove();
});

test('a click beside the notification does not close it @CONT-23', async () => {
  const { visitor } = await openWithError();
  await visitor.click(document.body);
  await visitor.click(screen.getByRole('heading', { name: 'Contact Us' }));
  await wait(exitMs);
  expect(notification()).toBeInTheDocument();
});

test('each attempt opens one notification, a repeated one too, and restarts its timer @CONT-19', async () => {
  const { visitor } = await openWithError();
  await wait(4000);
  const first = notification();
  await visitor.click(submitButton());
  expect(notification()).toBeInTheDocument();
  expect(notification()).not.toBe(first);
  await wait(4999);
  expect(notification()).toBeInTheDocument();
  await wait(1);
  await expectLeaves();
  await visitor.click(submitButton());
  expect(notification()).toBeInTheDocument();
});

test('the outcome of the next attempt takes the place of the last one @CONT-19', async () => {
  const { visitor } = await openWithError();
  await fillIn(visitor);
  await visitor.click(submitButton());
  await wait(0);
  expect(notification()).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Request submitted successfully!');
  expect(valuesInForm().name).toBe('');
  await wait(5000);
  await wait(exitMs);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test.each([
  [
    'the pointer is over it',
    (visitor: Visitor) => visitor.hover(notification()!),
    (visitor: Visitor) => visitor.unhover(notification()!),
  ],
  [
    'it has the focus',
    async () => act(() => closeButton().focus()),
    async () => act(() => screen.getByLabelText('Name').focus()),
  ],
])('the notification timer pauses while %s @CONT-20', async (_, begin, end) => {
  const { visitor } = await openWithError();
  await wait(3000);
  await begin(visitor);
  await wait(60_000);
  expect(notification()).toBeInTheDocument();
  await end(visitor);
  await wait(1999);
  expect(notification()).toBeInTheDocument();
  await wait(1);
  await expectLeaves();
});

test('what is wrong with a form is not said on the next page', async () => {
  const { leave } = await openWithError();
  leave();
  await wait(0);
  expect(notification()).not.toBeInTheDocument();
  expect(jest.getTimerCount()).toBe(0);
});
