import { fireEvent, screen, within } from '@testing-library/react';
import { sentIn, storedAnswer, stubDatabase } from './testing/database';
import { field, fillIn, filledIn, openForm, submitButton, valuesInForm, wait } from './testing/open-form';

const invalid = 'Please provide a valid name, email and purpose.';
const failed = 'Failed to submit request. Please try again.';
const saved = 'Request submitted successfully! Expect to hear back from us within 48 hours.';
const nothing = { name: '', purpose: '', email: '', phone: '', message: '' };

let database: ReturnType<typeof stubDatabase>;

beforeEach(() => {
  jest.useFakeTimers();
  database = stubDatabase();
});
afterEach(() => jest.useRealTimers());

test('a visitor finds a form headed "Contact Us", and reads who reads it @CONT-01 @CONT-26', () => {
  const { container, unmount } = openForm();
  expect(screen.getByRole('heading', { level: 2, name: 'Contact Us' })).toBeVisible();
  expect(screen.getByRole('form', { name: 'Contact Us' })).toBeVisible();
  expect(screen.getByText('A person reads every request.')).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  expect(container).not.toHaveTextContent('48 hours');
  unmount();
  openForm({ heading: 'Contact With An Agent' });
  expect(screen.getByRole('form', { name: 'Contact With An Agent' })).toBeVisible();
});

test('the fields are in order, also by keyboard @CONT-02 @CONT-03 @CONT-04 @CONT-05', async () => {
  const { visitor } = openForm();
  const controls = [field('Name'), field('Purpose'), field('Email'), field('Phone'), field('Message'), submitButton()];
  for (const control of controls) {
    await visitor.tab();
    expect(control).toHaveFocus();
  }
  expect(
    screen
      .getAllByText(/^(Name|Purpose|Email|Phone|Message)/, { selector: 'label' })
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Purpose', 'Email', 'Phone (optional)', 'Message (optional)']);
  const purposes = within(field('Purpose')).getAllByRole('option');
  expect(purposes.map(({ textContent }) => textContent)).toEqual(['Buy', 'Rent']);
  expect(field('Purpose')).toHaveValue('');
  expect(field('Message')).toHaveAttribute('rows', '4');
  for (const name of ['Name', 'Message'] as const) expect(field(name)).toHaveAttribute('dir', 'auto');
});

test('a request goes to table contact as typed, once, is confirmed, and empties all five fields @API-01 @API-02 @API-03 @API-04 @CONT-07 @CONT-13 @CONT-14 @CONT-15', async () => {
  const { visitor } = openForm();
  const native = jest.fn((event: Event) => event.defaultPrevented);
  window.addEventListener('submit', native, { once: true });
  await fillIn(visitor);
  await visitor.click(submitButton());
  await wait(0);
  expect(native).toHaveReturnedWith(true);
  expect(database).toHaveBeenCalledTimes(1);
  const { url, method, headers, body } = sentIn(database);
  expect([method, url]).toEqual(['POST', 'https://database.example/rest/v1/contact?select=id']);
  expect(headers.get('prefer')).toContain('return=representation');
  expect(headers.get('apikey')).toBe('sb_publishable_test');
  expect(body).toEqual(filledIn);
  expect(screen.getByRole('status').textContent).toBe(saved);
  expect(valuesInForm()).toEqual(nothing);
});

test('a visitor may leave phone and message empty and give any email @CONT-09 @CONT-10', async () => {
  const { visitor } = openForm();
  const values = { name: 'Ayesha', purpose: 'Buy', email: 'not an address', phone: '', message: '' };
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(screen.getByRole('form')).toHaveAttribute('novalidate');
  await fillIn(visitor, values);
  await visitor.click(submitButton());
  await wait(0);
  expect(sentIn(database).body).toEqual(values);
});

test('a visitor whose message is cut at the limit reads how much fits', () => {
  openForm();
  fireEvent.input(field('Message'), { target: { value: 'x'.repeat(5000) } });
  expect(field('Message')).toHaveAccessibleDescription('5,000 characters fit here, and no more.');
  fireEvent.input(field('Message'), { target: { value: 'x'.repeat(4999) } });
  expect(field('Message')).toHaveAccessibleDescription('');
});

test.each([
  ['name', { ...filledIn, name: '' }, 'Name', 'Enter your name'],
  ['purpose', { ...filledIn, purpose: '' }, 'Purpose', 'Choose Buy or Rent'],
  ['email', { ...filledIn, email: '' }, 'Email', 'Enter your email'],
] as const)(
  'without %s the visitor reads what is wrong, is focused, and loses nothing @CONT-08 @CONT-11 @CONT-12 @CONT-18',
  async (_, values, label, help) => {
    const { visitor } = openForm();
    await fillIn(visitor, values);
    await visitor.click(submitButton());
    await wait(1000);
    expect(screen.getByRole('alert').textContent).toBe(invalid);
    expect(field(label)).toHaveFocus();
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(help);
    expect(valuesInForm()).toEqual(values);
    expect(database).not.toHaveBeenCalled();
  },
);

test('all errors show at once, and each disappears when its field is filled @CONT-08', async () => {
  const { visitor } = openForm();
  await visitor.click(submitButton());
  for (const name of ['Name', 'Purpose', 'Email'] as const) expect(field(name)).toBeInvalid();
  for (const name of ['Phone', 'Message'] as const) expect(field(name)).not.toBeInvalid();
  expect(field('Name')).toHaveFocus();
  await visitor.type(field('Email'), 'a');
  expect(field('Email')).not.toHaveAttribute('aria-invalid');
  expect(field('Email')).toHaveFocus();
  expect(field('Name')).toBeInvalid();
});

test.each([' ', '\t', '\u00a0', '\u3000', '\u200b', '\ufeff', '\u2060 \u00ad'])(
  'a name of nothing but %j counts as empty @CONT-08',
  async (name) => {
    const { visitor } = openForm();
    await fillIn(visitor, { ...filledIn, name: '' });
    await visitor.click(field('Name'));
    await visitor.paste(name);
    await visitor.click(submitButton());
    expect(screen.getByRole('alert')).toHaveTextContent(invalid);
    expect(database).not.toHaveBeenCalled();
  },
);

/** As PostgREST answers. */
const refusal = (status: number, code: string, message: string) => () =>
  new Response(JSON.stringify({ code, message, details: null, hint: null }), { status });

test.each([
  ['an error', refusal(400, '23514', 'violates contact_name_length')],
  ['too many requests', refusal(429, 'PT429', 'Too many')],
  ['an HTML page', () => new Response('<html>Bad gateway</html>', { status: 502 })],
  ['an empty success', () => new Response(null, { status: 201 })],
  ['no rows', refusal(406, 'PGRST116', '0 rows')],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'a request that meets %s fails with the exact sentence, and can be sent again @CONT-16 @CONT-17 @CONT-18 @API-06',
  async (_, answer) => {
    const { visitor } = openForm();
    database.mockImplementation(async () => answer());
    await fillIn(visitor);
    await visitor.click(submitButton());
    await wait(0);
    expect(screen.getByRole('alert').textContent).toBe(failed);
    expect(valuesInForm()).toEqual(filledIn);
    expect(submitButton()).not.toHaveAttribute('aria-busy');
    database.mockImplementation(async () => storedAnswer());
    await visitor.click(submitButton());
    await wait(0);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(saved);
  },
);

test('a request that is never answered has failed after 10 seconds @CONT-17', async () => {
  const { visitor } = openForm();
  database.mockImplementation(
    (_, init) =>
      new Promise((__, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))),
  );
  await fillIn(visitor);
  await visitor.click(submitButton());
  await wait(9_900);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await wait(200);
  expect(screen.getByRole('alert')).toHaveTextContent(failed);
});

test('a visitor who presses again while a request is on its way does not send it twice @CONT-13', async () => {
  const { visitor } = openForm();
  let answer: () => void = () => undefined;
  database.mockImplementation(() => new Promise((resolve) => (answer = () => resolve(storedAnswer()))));
  await fillIn(visitor);
  await visitor.dblClick(submitButton());
  await visitor.type(field('Name'), '{Enter}');
  fireEvent.submit(screen.getByRole('form')); // As a password manager does.
  expect(submitButton()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  answer();
  await wait(0);
  expect(database).toHaveBeenCalledTimes(1);
  expect(screen.getAllByText(saved)).toHaveLength(1);
  expect(submitButton()).not.toHaveAttribute('aria-busy');
});
