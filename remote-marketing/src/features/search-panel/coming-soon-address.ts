import { paths } from '@site/contracts';

/** Where a search leads: `/coming-soon`, with everything that was chosen or typed in its query. */
export function comingSoonAddress(form: FormData): string {
  const query = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === 'string' && value.trim()) query.append(name, value.trim());
  }
  return `${paths.comingSoon}?${query}`;
}
