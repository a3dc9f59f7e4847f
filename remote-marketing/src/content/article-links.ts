import { blog1Link, blog2Link, blog3Link, blog4Link, blog5Link, blog6Link } from '../../images/manifest.json';

/** Link preview pictures by article id. A separate file, because routes read it in Node. */
export const articleLinks: Readonly<Record<number, string>> = {
  1: blog1Link.url,
  2: blog2Link.url,
  3: blog3Link.url,
  4: blog4Link.url,
  5: blog5Link.url,
  6: blog6Link.url,
};
