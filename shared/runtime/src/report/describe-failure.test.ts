import { describeFailure } from './describe-failure';

const versionOf = () => '1.0.0-aaaaaaaa';
const describeIt = (failure: Parameters<typeof describeFailure>[0]) => describeFailure(failure, versionOf);

function thrown(message: string, ...places: string[]): Error {
  const error = new TypeError(message);
  error.stack = [`TypeError: ${message}`, ...places.map((place) => `    at f (https://manzil.example${place})`)].join(
    '\n',
  );
  return error;
}

const inShell = '/_/shell/react.0123456789.js:1:11';
const inProjects = '/_/projects/12.0123456789.js:1:2345';

test('names the innermost remote, and places without the site’s address', () => {
  const error = thrown('x is undefined', inShell, inProjects, '/other.js:1:1');
  expect(describeIt({ kind: 'rejection', value: error })).toEqual({
    kind: 'rejection',
    part: 'projects@1.0.0-aaaaaaaa',
    message: 'TypeError: x is undefined',
    frames: [inShell, inProjects],
  });
  expect(describeIt({ kind: 'rejection', value: thrown('x', inShell) })?.part).toBe('shell@1.0.0-aaaaaaaa');
});

test('takes the part that a boundary names, with its version', () => {
  expect(describeIt({ kind: 'render', value: thrown('x', inShell), part: 'agency@2' })?.part).toBe('agency@2');
  expect(
    describeIt({
      kind: 'hydration',
      value: thrown('x', inShell),
      part: 'shell',
      stack: `at Grid (https://manzil.example${inProjects})`,
    })?.part,
  ).toBe('projects@1.0.0-aaaaaaaa');
});

test('attributes a failed contact request to the part that shows the form', () => {
  document.body.innerHTML = '<div data-part="shell@1"><div data-part="marketing@2"><form></form></div></div>';
  const event = new CustomEvent('contact:request-failed', { bubbles: true, detail: 'PT429' });
  document.querySelector('form')?.dispatchEvent(event);
  expect(describeIt({ kind: 'contact', value: event })).toMatchObject({
    part: 'marketing@2',
    message: 'PT429',
    frames: [],
  });
});

test('says which directive of the policy was violated, without a query', () => {
  const event = Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: 'img-src',
    blockedURI: 'https://elsewhere.example/a.png?user=7',
    sourceFile: `https://manzil.example${inProjects.replace(/:1:2345$/, '')}`,
    lineNumber: 1,
    columnNumber: 9,
  });
  expect(describeIt({ kind: 'policy', value: event })).toMatchObject({
    message: 'img-src https://elsewhere.example/a.png',
    part: 'projects@1.0.0-aaaaaaaa',
    frames: ['/_/projects/12.0123456789.js:1:9'],
  });
});

test.each([
  [
    'an extension',
    new ErrorEvent('error', { error: thrown('x', inProjects), filename: 'chrome-extension://abc/content.js' }),
  ],
  ['a script of another site', new ErrorEvent('error', { message: 'Script error.' })],
])('is nothing for a failure of %s', (_, value) => {
  expect(describeIt({ kind: 'error', value })).toBeUndefined();
});

test('never contains what was typed, a query or an address of mail', () => {
  document.body.innerHTML =
    '<input value="Ayesha Khan"><textarea>Is the corner plot free?</textarea><input value="ab">';
  const text =
    'No Ayesha Khan: Is the corner plot free? at https://manzil.example/login?email=a&b=1 for me@example.com, ab';
  const { message } = describeIt({ kind: 'rejection', value: thrown(text, inProjects) }) ?? {};
  expect(message).toBe('TypeError: No …: … at https://manzil.example/login for …, ab');
});

test('cuts a text off that is very long', () => {
  expect(describeIt({ kind: 'rejection', value: 'x'.repeat(1000) })?.message).toHaveLength(200);
});
