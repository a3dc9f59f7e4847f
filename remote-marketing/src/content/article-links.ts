import { blog1Link } from '../../images/blog-1-link';
import { blog2Link } from '../../images/blog-2-link';
import { blog3Link } from '../../images/blog-3-link';
import { blog4Link } from '../../images/blog-4-link';
import { blog5Link } from '../../images/blog-5-link';
import { blog6Link } from '../../images/blog-6-link';

/**
 * Pictures beside links to an article on other sites, by the article's id. Apart from its other pictures, because
 * routes read them in Node.
 */
export const articleLinks: Readonly<Record<number, string>> = {
  1: blog1Link,
  2: blog2Link,
  3: blog3Link,
  4: blog4Link,
  5: blog5Link,
  6: blog6Link,
};
