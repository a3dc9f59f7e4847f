import { project01Link } from '../../images/project-01-link';
import { project02Link } from '../../images/project-02-link';
import { project03Link } from '../../images/project-03-link';
import { project04Link } from '../../images/project-04-link';
import { project05Link } from '../../images/project-05-link';
import { project06Link } from '../../images/project-06-link';
import { project07Link } from '../../images/project-07-link';
import { project08Link } from '../../images/project-08-link';
import { project09Link } from '../../images/project-09-link';
import { project10Link } from '../../images/project-10-link';

/**
 * Pictures beside links to a project on other sites, by the project's id. Apart from its other pictures, because routes
 * read them in Node.
 */
export const projectLinks: Readonly<Record<number, string>> = {
  1: project01Link,
  2: project02Link,
  3: project03Link,
  4: project04Link,
  5: project05Link,
  6: project06Link,
  7: project07Link,
  8: project08Link,
  9: project09Link,
  10: project10Link,
};
