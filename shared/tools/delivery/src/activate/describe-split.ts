import type { Split } from '@site/contracts';

export function describeSplit({ released }: Pick<Split, 'released'>): string {
  return Object.entries(released)
    .map((each) => each.join(' '))
    .join(', ');
}
