import { Mail, MapPin, Phone } from 'lucide-react';
import { paths } from '@site/contracts';

/** Pricing leads to the same page on purpose (FOOT-06, FOOT-07). */
export const companyLinks = [
  { label: 'Buy', to: paths.projects },
  { label: 'Sell', to: paths.comingSoon },
  { label: 'Rent', to: paths.comingSoon },
  { label: 'Overseas', to: paths.comingSoon },
  { label: 'About Us', to: paths.comingSoon },
] as const;

export const moreLinks = [
  { label: 'Blogs', to: paths.blog },
  { label: 'Jobs', to: paths.comingSoon },
  { label: 'Help & Support', to: paths.comingSoon },
  { label: 'Terms of Use', to: paths.comingSoon },
  { label: 'Pricing', to: paths.comingSoon },
] as const;

/** Placeholders (FOOT-03); no address is invented. */
export const headOffice = [
  { icon: MapPin, text: 'Street address, City, Country' },
  { icon: Phone, text: '+00 000 000 0000' },
  { icon: Mail, text: 'office@example.com' },
] as const;

/** Fixed, not the current year (FOOT-08). */
export const copyrightYear = 2024;

/** Marks that Lucide no longer has (see NOTICE.md), as strokes in a box of 24. A circle is two arcs. */
export const socialLinks = [
  {
    name: 'LinkedIn',
    href: 'https://www.linkedin.com/',
    mark: 'M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6zM2 9h4v12H2zM2 4a2 2 0 1 0 4 0 2 2 0 1 0-4 0z',
  },
  {
    name: 'YouTube',
    href: 'https://www.youtube.com/',
    mark: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM10 15l5-3-5-3z',
  },
  {
    name: 'Twitter',
    href: 'https://twitter.com/',
    mark: 'M22 4s-.7 2.1-2 3.4c1.6 10-9.4 17.3-18 11.6 2.2.1 4.4-.6 6-2C3 15.5.5 9.6 3 5c2.2 2.6 5.6 4.1 9 4-.9-4.2 4-6.6 7-3.8 1.1 0 3-1.2 3-1.2z',
  },
  {
    name: 'Instagram',
    href: 'https://www.instagram.com/',
    mark: 'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM17.5 6.5h.01',
  },
  {
    name: 'Facebook',
    href: 'https://www.facebook.com/',
    mark: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  },
] as const;
