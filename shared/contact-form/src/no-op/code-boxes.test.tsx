import { fireEvent, screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import { CodeBoxes } from './code-boxes';

function renderCode(length = 6) {
  const onChange = jest.fn();
  const { user } = renderPage(<CodeBoxes label="Verification code" length={length} onChange={onChange} />);
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
  return { user, boxes, onChange, code: () => boxes.map((box) => box.value || '_').join('') };
}

test('there are as many boxes as digits, under one name @VERI-01 @OTPC-03', () => {
  const { boxes } = renderCode(4);
  expect(boxes).toHaveLength(4);
  expect(screen.getByRole('group', { name: 'Verification code' })).toContainElement(boxes[0] ?? null);
  expect(boxes[2]).toHaveAccessibleName('Digit 3 of 4');
});

test('a phone may fill the code in from a message, into the first box', () => {
  const { boxes } = renderCode();
  expect(boxes.map((box) => box.autocomplete)).toEqual(['one-time-code', 'off', 'off', 'off', 'off', 'off']);
  for (const box of boxes) expect(box).toHaveAttribute('inputmode', 'numeric');
});

test('each digit that is typed leads to the next box', async () => {
  const { user, boxes, code, onChange } = renderCode();
  await user.click(boxes[0]!);
  await user.keyboard('123456');
  expect(code()).toBe('123456');
  expect(boxes[5]).toHaveFocus();
  expect(onChange).toHaveBeenLastCalledWith('123456');
});

test('a box holds one digit: another one takes its place', async () => {
  const { user, boxes, code } = renderCode();
  await user.click(boxes[0]!);
  await user.keyboard('12');
  await user.click(boxes[0]!);
  await user.keyboard('9');
  expect(code()).toBe('92____');
  await user.pointer({ target: boxes[1]!, offset: 1, keys: '[MouseLeft]' });
  await user.keyboard('7');
  expect(code()).toBe('97____');
});

test('what is not a digit is not taken', async () => {
  const { user, boxes, code } = renderCode();
  await user.click(boxes[0]!);
  await user.keyboard('a-1');
  expect(code()).toBe('1_____');
});

test.each(['123456', '123 456', '123-456', ' 1234567890 '])('a pasted "%s" fills all boxes', async (pasted) => {
  const { user, boxes, code } = renderCode();
  await user.click(boxes[0]!);
  await user.paste(pasted);
  expect(code()).toBe('123456');
  expect(boxes[5]).toHaveFocus();
});

test('digits typed before hydration are distributed from the first box', () => {
  renderPage(<CodeBoxes label="Card pin" length={4} mask oneTime={false} />);
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(boxes.map((box) => box.maxLength)).toEqual([-1, 1, 1, 1]);
  fireEvent.input(boxes[0]!, { target: { value: '1234' } });
  expect(boxes.map((box) => box.value).join('')).toBe('1234');
});

test('a whole code fills all boxes, wherever it is pasted', async () => {
  const { user, boxes, code } = renderCode();
  await user.click(boxes[2]!);
  await user.paste('Your code is 123 456');
  expect(code()).toBe('123456');
});

test('digits pasted in the middle fill from there', async () => {
  const { user, boxes, code } = renderCode();
  await user.click(boxes[2]!);
  await user.paste('78');
  expect(code()).toBe('__78__');
  expect(boxes[4]).toHaveFocus();
});

test('Backspace empties the box, then goes back and empties the one before', async () => {
  const { user, boxes, code } = renderCode();
  await user.click(boxes[0]!);
  await user.keyboard('123{ArrowLeft}{Backspace}');
  expect(code()).toBe('12____');
  expect(boxes[2]).toHaveFocus();
  await user.keyboard('{Backspace}');
  expect(code()).toBe('1_____');
  expect(boxes[1]).toHaveFocus();
});

test('Delete empties the box and stays', async () => {
  const { user, boxes, code } = renderCode();
  await user.click(boxes[0]!);
  await user.keyboard('123');
  await user.click(boxes[1]!);
  await user.keyboard('{Delete}');
  expect(code()).toBe('1_3___');
  expect(boxes[1]).toHaveFocus();
});

test('arrows, Home and End move between the boxes and stop at the ends', async () => {
  const { user, boxes } = renderCode(4);
  await user.click(boxes[1]!);
  await user.keyboard('{ArrowRight}');
  expect(boxes[2]).toHaveFocus();
  await user.keyboard('{End}{ArrowRight}');
  expect(boxes[3]).toHaveFocus();
  await user.keyboard('{Home}{ArrowLeft}');
  expect(boxes[0]).toHaveFocus();
});

test('a pin is masked and is not a password field @OTPC-03', () => {
  renderPage(<CodeBoxes label="Card pin" length={4} mask oneTime={false} />);
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(boxes.map((box) => [box.type, box.autocomplete])).toEqual(Array(4).fill(['text', 'off']));
  for (const box of boxes) expect(cssOf(box)).toContain('-webkit-text-security: disc');
});

test('a code from a message can be read', () => {
  const { boxes } = renderCode();
  expect(cssOf(boxes[0]!)).not.toContain('text-security');
});

/** As text: jsdom does not apply layers. */
function cssOf(element: Element): string {
  const rules = Array.from(document.styleSheets).flatMap(({ cssRules }) =>
    Array.from(cssRules, (rule) => rule.cssText),
  );
  return rules.filter((css) => Array.from(element.classList).some((name) => css.includes(`.${name}`))).join('\n');
}
