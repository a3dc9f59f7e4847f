import { expectStored } from '../site/contact-request';
import { test } from '../site/test';

for (const [path, heading] of [
  ['/home_favourites', 'Contact With An Agent'],
  ['/projects_details_view?city=Lahore', 'Contact Us'],
  ['/project_details/6', 'Contact Us'],
] as const) {
  test(
    `the form "${heading}" on ${path} ends in the database @CONT-06 @CONT-13 @CONT-14 @CONT-15 @FAVS-06`,
    { tag: '@database' },
    ({ page, site }) =>
      expectStored(page, site, { path, heading }, { purpose: 'Rent', message: 'Two bedrooms,\nnear a park.' }),
  );
}
