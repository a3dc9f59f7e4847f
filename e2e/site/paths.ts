import { paths } from '@site/contracts';

/** Every path of the site that answers with status 200, one instance of each parameter path. */
export const everyPath: readonly string[] = [
  ...Object.values(paths).map((path) => (typeof path === 'function' ? path(1) : path)),
  '/user_home_favourites',
];
