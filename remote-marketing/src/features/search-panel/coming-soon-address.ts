import { paths } from '@site/contracts';

/** `/coming-soon` with all form values in its query. */
export function comingSoonAddress(form: FormData): string {
  const query = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === 'string' && value.trim()) query.append(name, value.trim());
  }
  return `${paths.comingSoon}?${query}`;
}
