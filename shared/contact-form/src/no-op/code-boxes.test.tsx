import { fireEvent, screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import { CodeBoxes } from './code-boxes';

function renderCode(length = 6) {
  const onChange = jest.fn();
  const { user } = renderPage(<CodeBoxes label="Verification code" length={length} onChange={onChange} />);
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
  return { user, boxes, onChange, code: () => boxes.map((box) => box.value || '_').join('') };
}

test('there are as many boxes as digits, under one name, and a phone fills a code into the first @VERI-01 @OTPC-03', () => {
  const { boxes } = renderCode(4);
  expect(screen.getByRole('group', { name: 'Verification code' })).toContainElement(boxes[0] ?? null);
  expect(boxes.map((box) => box.autocomplete)).toEqual(['one-time-code', 'off', 'off', 'off']);
  expect(boxes[2]).toHaveAccessibleName('Digit 3 of 4');
  for (const box of boxes) expect(box).toHaveAttribute('inputmode', 'numeric');
});

test.each([
  ['each digit leads to the next box', '123456', '123456', 5],
  ['what is not a digit is not taken', 'a-1', '1_____', 1],
  ['Backspace empties the box', '123{ArrowLeft}{Backspace}', '12____', 2],
  ['Backspace in an empty box goes back and empties the one before', '12{Backspace}', '1_____', 1],
  ['Delete empties the box and stays', '123{Home}{ArrowRight}{Delete}', '1_3___', 1],
  ['arrows stop at the end', '1{End}{ArrowRight}', '1_____', 5],
  ['arrows stop at the start', '1{Home}{ArrowLeft}', '1_____', 0],
  ['another digit takes the place of the first', '12{Home}9', '92____', 1],
])('%s', async (_, keys, digits, focused) => {
  const { user, boxes, code, onChange } = renderCode();
  await user.click(boxes[0]!);
  await user.keyboard(keys);
  expect(code()).toBe(digits);
  expect(boxes[focused]).toHaveFocus();
  expect(onChange).toHaveBeenLastCalledWith(digits.replaceAll('_', ''));
});

test('a digit typed beside the one in the first box takes its place', async () => {
  const { user, boxes, code } = renderCode();
  await user.click(boxes[0]!);
  await user.keyboard('12{Home}');
  boxes[0]!.setSelectionRange(1, 1);
  await user.keyboard('7');
  expect(code()).toBe('72____');
});

test.each([
  ['123456', 0, '123456', 5],
  ['123-456', 0, '123456', 5],
  [' 1234567890 ', 0, '123456', 5],
  ['Your code is 123 456', 2, '123456', 5],
  ['78', 2, '__78__', 4],
  ['no digits at all', 2, '______', 2],
])('"%s", pasted into box %i, leaves %s', async (pasted, at, digits, focused) => {
  const { user, boxes, code } = renderCode();
  await user.click(boxes[at]!);
  await user.paste(pasted);
  expect(code()).toBe(digits);
  expect(boxes[focused]).toHaveFocus();
});

test('a pin is masked without a password field, also when it was typed before hydration @OTPC-03', () => {
  renderPage(<CodeBoxes label="Card pin" length={4} mask oneTime={false} />);
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(boxes.map((box) => [box.type, box.autocomplete])).toEqual(Array(4).fill(['text', 'off']));
  for (const box of boxes) expect(cssOf(box)).toContain('-webkit-text-security: disc');
  expect(boxes.map((box) => box.maxLength)).toEqual([-1, 1, 1, 1]);
  fireEvent.input(boxes[0]!, { target: { value: '1234' } });
  expect(boxes.map((box) => box.value).join('')).toBe('1234');
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
