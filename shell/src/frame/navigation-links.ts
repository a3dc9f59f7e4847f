import { paths } from '@site/contracts';

/** The three links of the navigation bar, in order (HEAD-02). */
export const navigationLinks = [
  { label: 'Home', to: paths.home },
  { label: 'Our Projects', to: paths.projects },
  { label: 'Blog', to: paths.blog },
] as const;
