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
export const headOffice = {
  address: 'Street address, City, Country',
  phone: '+00 000 000 0000',
  email: 'office@example.com',
} as const;

/** Fixed, not the current year (FOOT-08). */
export const copyrightYear = 2024;
