/** Marks that Lucide no longer ships (see NOTICE.md); 24-box strokes like its other icons. */
export const socialLinks = [
  {
    name: 'LinkedIn',
    href: 'https://www.linkedin.com/',
    mark: (
      <>
        <path d="M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6z" />
        <path d="M2 9h4v12H2z" />
        <circle cx="4" cy="4" r="2" />
      </>
    ),
  },
  {
    name: 'YouTube',
    href: 'https://www.youtube.com/',
    mark: (
      <>
        <rect x="2" y="5" width="20" height="14" rx="4" />
        <path d="m10 15 5-3-5-3z" />
      </>
    ),
  },
  {
    name: 'Twitter',
    href: 'https://twitter.com/',
    mark: (
      <path d="M22 4s-.7 2.1-2 3.4c1.6 10-9.4 17.3-18 11.6 2.2.1 4.4-.6 6-2C3 15.5.5 9.6 3 5c2.2 2.6 5.6 4.1 9 4-.9-4.2 4-6.6 7-3.8 1.1 0 3-1.2 3-1.2z" />
    ),
  },
  {
    name: 'Instagram',
    href: 'https://www.instagram.com/',
    mark: (
      <>
        <rect x="2" y="2" width="20" height="20" rx="5" />
        <circle cx="12" cy="12" r="4" />
        <path d="M17.5 6.5h.01" />
      </>
    ),
  },
  {
    name: 'Facebook',
    href: 'https://www.facebook.com/',
    mark: <path d="M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z" />,
  },
] as const;
