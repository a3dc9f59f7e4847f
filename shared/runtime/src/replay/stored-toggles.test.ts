import { storedAttribute } from '../names';
import { runReplay } from './testing/run-replay';

const list = 'projects.favourites';
const html = `<div id="root">
  <div data-module="projects/fragments/project-grid">
    <button id="heart" data-keeps="${list} project:6" aria-pressed="false">Save</button>
    <button id="other" data-keeps="${list} project:7" aria-pressed="false">Save</button>
  </div>
  <div data-module="projects/pages/projects">
    <button id="same" data-keeps="${list} project:6" aria-pressed="false">Save</button>
  </div>
</div>`;

const element = (id: string) => document.getElementById(id)!;
const isPressed = (id: string) => element(id).getAttribute('aria-pressed');
const stored = () => localStorage.getItem(list);
const store = (...ids: string[]) => localStorage.setItem(list, JSON.stringify({ version: 1, ids }));
const hydrate = (part: string) => document.querySelector(`[data-module="${part}"]`)!.setAttribute('data-hydrated', '');

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = html;
});

test('a press is stored and shown at once, in each place of the same project', () => {
  runReplay();
  element('heart').click();
  expect(stored()).toBe('{"version":1,"ids":["project:6"]}');
  expect(['heart', 'other', 'same'].map(isPressed)).toEqual(['true', 'false', 'true']);
  expect(element('heart')).toHaveAttribute(storedAttribute);
  expect(element('heart')).not.toHaveAttribute('aria-busy');
});

test('a second press takes the first one back, and leaves the order of the others', () => {
  store('project:1', 'project:7');
  runReplay();
  element('heart').click();
  element('heart').click();
  expect(stored()).toBe('{"version":1,"ids":["project:1","project:7"]}');
  expect(isPressed('heart')).toBe('false');
});

test('hearts saved earlier or in another tab show before hydration', () => {
  store('project:7');
  runReplay();
  expect(['heart', 'other'].map(isPressed)).toEqual(['false', 'true']);
  store('project:6');
  dispatchEvent(new StorageEvent('storage', { key: list }));
  expect(['heart', 'other', 'same'].map(isPressed)).toEqual(['true', 'false', 'true']);
});

test('a hydrated part shows its toggles itself, and hears of a press in another part', () => {
  const heard = jest.fn();
  runReplay();
  addEventListener('storage', heard);
  hydrate('projects/pages/projects');
  element('heart').click();
  expect(isPressed('same')).toBe('false');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('without storage a press is replayed after hydration', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const onPress = jest.fn();
  element('heart').addEventListener('click', onPress);
  runReplay();
  element('heart').click();
  expect(isPressed('heart')).toBe('false');
  expect(element('heart')).toHaveAttribute('aria-busy', 'true');
});
