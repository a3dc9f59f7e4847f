import { expectStored } from '../site/contact-request';
import { test } from '../site/test';

for (const [path, heading] of [
  ['/blog', 'Contact Us'],
  ['/overseas', 'Contact With An Agent'],
] as const) {
  test(
    `the form "${heading}" on ${path} ends in the database @CONT-06 @CONT-13 @CONT-15 @ROUT-04 @OVER-10`,
    { tag: '@database' },
    ({ page, site }) => expectStored(page, site, { path, heading }, { purpose: 'Buy' }),
  );
}
