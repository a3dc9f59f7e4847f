import { clearOverrides, readOverrides } from './overrides';

beforeEach(() => sessionStorage.clear());

test("overrides nothing and stores nothing on a visitor's page", () => {
  expect(readOverrides('?q=use')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('keeps versions for the session; a later address replaces them', () => {
  readOverrides('?use=projects@1.0.0-aaaaaaaa&use=agency@1.0.0-bbbbbbbb');
  expect(readOverrides('')?.versions).toEqual({ projects: '1.0.0-aaaaaaaa', agency: '1.0.0-bbbbbbbb' });
  expect(readOverrides('?use=agency@1.0.0-cccccccc')?.versions).toEqual({ agency: '1.0.0-cccccccc' });
  expect(readOverrides('')?.versions).toEqual({ agency: '1.0.0-cccccccc' });
});

test('says that an address was not understood, and forgets the versions of an earlier one', () => {
  readOverrides('?use=agency@1.0.0-bbbbbbbb');
  expect(readOverrides('?use=agency@previous')).toEqual({ versions: {}, borders: false, isUnderstood: false });
  expect(readOverrides('')).toBeUndefined();
});

test('shows borders on request', () => {
  expect(readOverrides('?parts')).toEqual({ versions: {}, borders: true, isUnderstood: true });
  expect(readOverrides('')).toEqual({ versions: {}, borders: true, isUnderstood: true });
});

test.each([
  'projects',
  '@1',
  'Projects@1.0.0-aaaaaaaa',
  'projects@URGENT: this site has moved',
  'projects@1.0.0-aaaaaaaa send your deposit',
  'projects@..',
  'projects@9',
  'projects@https://attacker.example',
  'projects@http://localhost:4201/URGENT',
  'projects@http://localhost.attacker.example:80',
])('does not use "%s", which is not a part with a version', (text) => {
  expect(readOverrides(`?use=${encodeURIComponent(text)}`)).toMatchObject({ versions: {}, isUnderstood: false });
  expect(sessionStorage).toHaveLength(0);
});

test.each(['http://localhost:4201', 'http://127.0.0.1:4201', 'http://[::1]:4201'])(
  'accepts the development server %s',
  (origin) => {
    expect(readOverrides(`?use=projects@${origin}`)?.versions).toEqual({ projects: origin });
  },
);

test.each([
  '{"versions":{"projects":{"a":1}},"borders":false}',
  '{"versions":{"projects":{"a":1}}}',
  '{"versions":null,"borders":true}',
  '{"versions":{"projects":"URGENT"},"borders":true}',
  'use=projects@URGENT',
  'until=1&signature=short',
  '[]',
  '7',
  'null',
  '{',
])('ignores the stored value %s', (text) => {
  sessionStorage.setItem('shell.qa', text);
  expect(readOverrides('')).toBeUndefined();
});

test('starts without overrides after leaving', () => {
  readOverrides('?parts');
  clearOverrides();
  expect(readOverrides('')).toBeUndefined();
});
