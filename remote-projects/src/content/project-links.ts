import {
  project01Link,
  project02Link,
  project03Link,
  project04Link,
  project05Link,
  project06Link,
  project07Link,
  project08Link,
  project09Link,
  project10Link,
} from '../../images/manifest.json';

/** Link preview pictures by project id. A separate file, because routes read it in Node. */
export const projectLinks: Readonly<Record<number, string>> = {
  1: project01Link.url,
  2: project02Link.url,
  3: project03Link.url,
  4: project04Link.url,
  5: project05Link.url,
  6: project06Link.url,
  7: project07Link.url,
  8: project08Link.url,
  9: project09Link.url,
  10: project10Link.url,
};
