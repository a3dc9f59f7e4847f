import { paths } from '@site/contracts';

/** Spec §2, Footer: most pages do not exist yet (Pricing included, decisions §2.10). */
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

/** Placeholders from the specification; no address is invented. */
export const headOffice = {
  address: 'Street address, City, Country',
  phone: '+00 000 000 0000',
  email: 'office@example.com',
} as const;

/** Spec §9: fixed, not the current year. */
export const copyrightYear = 2024;
