import { keepFocus, restoreFocus, watchLinks } from './left-focus';

const list = '<a href="/a">Card</a><a href="/b">Card</a><a href="/a">Card</a><button>Search</button><input>';
const element = (index: number) => document.body.children[index] as HTMLElement;

watchLinks();
beforeEach(() => (document.body.innerHTML = list));

function comeBack(html = list): void {
  document.body.innerHTML = html;
}

test.each([
  ['the second of two links with one name', 2],
  ['a link among others with its words', 1],
  ['a button', 3],
])('%s that had the focus has it again', (_, index) => {
  element(index).focus();
  keepFocus('list');
  comeBack();
  expect(restoreFocus('list')).toBe(true);
  expect(element(index)).toHaveFocus();
});

test('a link pressed without focus, as in Safari, is focused on the way back', () => {
  element(1).addEventListener('click', (event) => event.preventDefault());
  element(1).click();
  expect(document.body).toHaveFocus();
  keepFocus('list');
  comeBack();
  expect(restoreFocus('list')).toBe(true);
  expect(element(1)).toHaveFocus();
});

test.each([
  ['is not there any more', '<a href="/c">Card</a>'],
  ['cannot take the focus', list.replace('<button', '<button disabled')],
])('a button that %s leaves the focus to the heading', (_, html) => {
  element(3).focus();
  keepFocus('list');
  comeBack(html);
  expect(restoreFocus('list')).toBe(false);
});

test('an entry that is left a second time has what was pressed then', () => {
  element(1).focus();
  keepFocus('list');
  element(4).focus();
  keepFocus('list');
  expect(restoreFocus('list')).toBe(false);
});

test('an entry left without focus restores none', () => {
  keepFocus('list 2');
  expect(restoreFocus('list 2')).toBe(false);
  expect(restoreFocus('never')).toBe(false);
});
