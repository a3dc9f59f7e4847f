import { CodeBoxes } from '../account/code-boxes';
import { expect, test } from '../site/test';

test('a card pin is typed, pasted and corrected in four boxes, and only dots are seen @OTPC-02 @OTPC-03', async ({
  page,
}) => {
  const pin = await CodeBoxes.open(page, '/otp_confirmed', '4-digit card pin');
  await expect(pin.boxes).toHaveCount(4);
  await pin.boxes.first().focus();
  await pin.press('9 4 7 1 3');
  await pin.expect('9473', 4);
  await pin.press('Backspace Backspace');
  await pin.expect('94..', 3);
  await pin.press('ArrowLeft ArrowLeft 5');
  await pin.expect('54..', 2);
  await pin.paste('12 34', 1);
  await pin.expect('1234', 4);
  await pin.paste('98-7654', 1);
  await pin.expect('9876', 4);
  await pin.paste('55', 4);
  await pin.expect('9875', 4);
  for (const box of await pin.boxes.all()) {
    await expect(box).toHaveCSS('-webkit-text-security', 'disc');
    await expect(box).toHaveAttribute('type', 'text');
  }
});
