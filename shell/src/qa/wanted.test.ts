import { forgetWanted, readWanted } from './wanted';

beforeEach(() => sessionStorage.clear());

it('asks for nothing on a visitor\'s page, and stores nothing', () => {
  expect(readWanted('?q=use', sessionStorage)).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

it('keeps versions for the session, and lets a later one win', () => {
  readWanted('?use=projects@1.0.0-aaaaaaaa&use=agency@1.0.0-bbbbbbbb', sessionStorage);
  expect(readWanted('?use=agency@1.0.0-cccccccc', sessionStorage)?.versions).toEqual({ projects: '1.0.0-aaaaaaaa', agency: '1.0.0-cccccccc' });
  expect(readWanted('', sessionStorage)?.versions).toHaveProperty('projects');
});

it('shows borders on request', () => {
  expect(readWanted('?parts', sessionStorage)).toEqual({ versions: {}, borders: true });
});

it('ignores what is not a part with a version', () => {
  expect(readWanted('?use=projects&use=@1&use=Projects@1', sessionStorage)).toBeUndefined();
});

it('starts afresh when the stored text is broken, and after the way out', () => {
  sessionStorage.setItem('shell.qa', '{');
  expect(readWanted('', sessionStorage)).toBeUndefined();
  readWanted('?parts', sessionStorage);
  forgetWanted(sessionStorage);
  expect(readWanted('', sessionStorage)).toBeUndefined();
});
