import { everyPath } from '@site/e2e/paths';
import { expect, test } from '@site/e2e/test';

/** `$90,000`, `$650 000`, `Rs. 90,000` */
const amount = /(?:\$|€|Rs\.)\s?\d/;
const offer =
  /"@type":"(?:Aggregate)?Offer"|"(?:offers|price\w*)":|\sitem(?:prop|scope|type)\b|\s(?:property|name)="(?:og|product):price/;
const words = (html: string) => html.replaceAll(/<script\b.*?<\/script>/gs, '').replaceAll(/<[^>]+>/g, '');

test('no sample price is in a page’s head or in structured data @PROD-07', async ({ request, capabilities }) => {
  const withPrices: string[] = [];
  for (const path of capabilities.having(everyPath)) {
    const html = await (await request.get(path)).text();
    const [head = '', body = ''] = html.split('<body');
    expect(head, `what search engines and shared links say of ${path}`).not.toMatch(amount);
    expect(html, `what ${path} says to machines`).not.toMatch(offer);
    if (amount.test(words(body))) withPrices.push(path);
  }
  expect(withPrices).toEqual(expect.arrayContaining(['/', '/pricing', '/details', '/projects_details_view']));
});

test('wherever a total is asked for, the page says that no card is charged @PROD-07 @PROD-03', async ({
  request,
  capabilities,
}) => {
  const withTotal: string[] = [];
  for (const path of capabilities.having(everyPath)) {
    const text = words(await (await request.get(path)).text());
    if (!text.includes('$22.24')) continue;
    withTotal.push(path);
    expect(text, path).toMatch(/This is a demonstration\..* no card (?:is|was) charged\./);
  }
  expect(withTotal).toEqual(['/plan_started', '/otp_confirmed', '/order_confirmed']);
});
