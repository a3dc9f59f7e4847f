import { paths } from '@site/contracts';

export function comingSoonAddress(form: FormData): string {
  const query = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === 'string' && value.trim()) query.append(name, value.trim());
  }
  return `${paths.comingSoon}?${query}`;
}
