import { StyleSheet } from './still-sheet';

function styleIn(container: Element): HTMLStyleElement {
  return container.appendChild(document.createElement('style'));
}

const sheetOf = (container: Element, key = 'css') => new StyleSheet({ key, container });
const rulesIn = (sheet: StyleSheet) => sheet.tags.map((element) => element.sheet?.cssRules.length);
const nextTask = () => Promise.resolve();

beforeEach(() => document.head.replaceChildren());

it('leaves style elements of the document where they are', () => {
  const [first, second] = [styleIn(document.head), styleIn(document.head)];
  const insert = jest.spyOn(document.head, 'insertBefore');
  const sheet = sheetOf(document.head);
  sheet.hydrate([first, second]);
  expect(insert).not.toHaveBeenCalled();
  expect(sheet.tags).toEqual([first, second]);
});

it('writes the rules of a render into one sheet after all others of the document', () => {
  const standing = styleIn(document.head);
  const last = styleIn(document.head);
  const sheet = sheetOf(document.head);
  sheet.hydrate([standing]);
  sheet.insert('.one{color:red}');
  sheet.insert('.two{color:red}');
  expect(last.nextElementSibling).toBe(sheet.tags[1]);
  expect(rulesIn(sheet)).toEqual([0, 2]);
});

it('adds no rule to a sheet that the browser has used', async () => {
  const sheet = sheetOf(document.head);
  sheet.insert('.one{color:red}');
  await nextTask();
  sheet.insert('.two{color:red}');
  expect(rulesIn(sheet)).toEqual([1, 1]);
  expect(document.head.lastElementChild).toBe(sheet.tags[1]);
});

it('keeps the rules for elements before those of components', () => {
  const standing = styleIn(document.head);
  const components = styleIn(document.head);
  const sheet = sheetOf(document.head, 'css-global');
  sheet.hydrate([standing]);
  sheet.insert('body{color:red}');
  expect(components.previousElementSibling).toBe(sheet.tags[1]);
});

it('includes other sheets', () => {
  const elsewhere = styleIn(document.body);
  sheetOf(document.head).hydrate([elsewhere]);
  expect(elsewhere.parentNode).toBe(document.head);
});
