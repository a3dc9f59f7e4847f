import { paths } from '@site/contracts';
import { test } from '@site/e2e/test';
import { expectQuiet, expectQuietWithoutScripts, type NoOpFormPage } from '@site/e2e/no-op-form';

const pages: readonly NoOpFormPage[] = [
  {
    path: paths.login,
    form: 'Login',
    fields: { 'Email Or User Name': 'sana.qureshi@example.com', Password: 'Correct-Horse-9471' },
    action: 'Login',
  },
  {
    path: paths.register,
    form: 'Create Account',
    fields: {
      Email: 'omar.malik',
      Phone: '0300-9471368',
      Country: 'Pakistan, Punjab',
      Password: 'Correct-Horse-9471',
      'Confirm Password': 'another one entirely',
    },
    action: 'Sign up',
  },
  {
    path: paths.forgotPassword,
    form: 'Forgot password',
    fields: { 'Email or phone': 'zainab+0300@example.com' },
    action: 'Send Code',
    next: paths.verifyCode,
  },
  {
    path: paths.verifyCode,
    form: 'Verification',
    fields: {},
    code: '947136',
    action: 'Confirm',
    next: paths.resetPassword,
  },
  {
    path: paths.resetPassword,
    form: 'Reset password',
    fields: { 'New Password': 'Correct-Horse-9471', 'Confirm Password': 'another one entirely' },
    action: 'Confirm',
    next: paths.login,
  },
];

for (const quiet of pages) {
  test(`typed values on ${quiet.path} stay in the fields, and are gone on return @PROD-04 @RSET-05`, async ({
    page,
  }) => {
    await expectQuiet(page, quiet);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a submit of any account form sends nothing @PROD-04 @RSET-05', async ({ page }) => {
    for (const quiet of pages) await test.step(quiet.path, () => expectQuietWithoutScripts(page, quiet));
  });
});
