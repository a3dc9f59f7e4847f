import { paths } from '@site/contracts';
import { expectQuiet, expectQuietWithoutScripts, type NoOpFormPage } from '@site/e2e/no-op-form';
import { test } from '@site/e2e/test';

const pages: readonly NoOpFormPage[] = [
  {
    path: paths.payment,
    form: 'Payment',
    fields: { 'Card Number': '4929135792468013', 'Expiry Date': '11/38', CVV: '9471' },
    action: 'Pay',
    next: paths.cardPin,
  },
  {
    path: paths.cardPin,
    form: 'Card pin',
    fields: {},
    code: '9471',
    action: 'Confirm Payment',
    next: paths.orderConfirmed,
  },
  {
    path: paths.companyProfile,
    form: 'Company profile',
    fields: {
      'Company Name': 'Qureshi and Daughters',
      'Company Email': 'not-an-email',
      "Company Owner's Name": 'Sana Qureshi',
      "Company Owner's ID": '35202-9471368-5',
      'Company Contact Number': '+92 300 9471368',
      'Secondary Company Contact Number (optional)': '+92 42 9471 369',
      'Company Address': '14 Canal Bank Road\nLahore',
      'Number of Employees': 'about forty',
    },
    action: 'Confirm',
    next: paths.agent,
  },
];

for (const quiet of pages) {
  test(`typed values on ${quiet.path} stay in the fields, and are gone on return @PROD-03 @RSET-05`, async ({
    page,
  }) => {
    await expectQuiet(page, quiet);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a submit of any form on the way to a plan sends nothing @PROD-03 @RSET-05', async ({ page }) => {
    for (const quiet of pages) await test.step(quiet.path, () => expectQuietWithoutScripts(page, quiet));
  });
});
