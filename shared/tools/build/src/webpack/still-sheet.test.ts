import { StyleSheet } from './still-sheet';

function styleIn(container: Element): HTMLStyleElement {
  return container.appendChild(document.createElement('style'));
}

const sheetOf = (container: Element) => new StyleSheet({ key: 'css', container });

it('leaves style elements of the document where they are', () => {
  const [first, second] = [styleIn(document.head), styleIn(document.head)];
  const insert = jest.spyOn(document.head, 'insertBefore');
  const sheet = sheetOf(document.head);
  sheet.hydrate([first, second]);
  expect(insert).not.toHaveBeenCalled();
  expect(sheet.tags).toEqual([first, second]);
});

it('writes new rules behind those that stand there', () => {
  const standing = styleIn(document.head);
  const last = styleIn(document.head);
  const sheet = sheetOf(document.head);
  sheet.hydrate([standing]);
  sheet.insert('.later{color:red}');
  expect(standing.nextElementSibling).toBe(sheet.tags[1]);
  expect(sheet.tags[1]?.nextElementSibling).toBe(last);
});

it('brings in what stands elsewhere', () => {
  const elsewhere = styleIn(document.body);
  sheetOf(document.head).hydrate([elsewhere]);
  expect(elsewhere.parentNode).toBe(document.head);
});
