import { clearOverrides, readOverrides } from './overrides';

beforeEach(() => sessionStorage.clear());

it('overrides nothing and stores nothing on a visitor\'s page', () => {
  expect(readOverrides('?q=use', sessionStorage)).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

it('keeps versions for the session; a later one replaces an earlier one', () => {
  readOverrides('?use=projects@1.0.0-aaaaaaaa&use=agency@1.0.0-bbbbbbbb', sessionStorage);
  expect(readOverrides('?use=agency@1.0.0-cccccccc', sessionStorage)?.versions).toEqual({ projects: '1.0.0-aaaaaaaa', agency: '1.0.0-cccccccc' });
  expect(readOverrides('', sessionStorage)?.versions).toHaveProperty('projects');
});

it('shows borders on request', () => {
  expect(readOverrides('?parts', sessionStorage)).toEqual({ versions: {}, borders: true });
});

it('ignores text that is not a part with a version', () => {
  expect(readOverrides('?use=projects&use=@1&use=Projects@1', sessionStorage)).toBeUndefined();
});

it('starts without overrides when the stored text is broken, and after the session was ended', () => {
  sessionStorage.setItem('shell.qa', '{');
  expect(readOverrides('', sessionStorage)).toBeUndefined();
  readOverrides('?parts', sessionStorage);
  clearOverrides(sessionStorage);
  expect(readOverrides('', sessionStorage)).toBeUndefined();
});
