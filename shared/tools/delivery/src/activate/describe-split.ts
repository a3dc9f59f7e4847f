import type { Split } from '@site/contracts';

/** `projects 1.0.0-1a2b3c4d, agency 1.0.0-…`. */
export function describeSplit({ released }: Pick<Split, 'released'>): string {
  return Object.entries(released)
    .map((each) => each.join(' '))
    .join(', ');
}
