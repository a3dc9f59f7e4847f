import { paths, type SitePath } from '@site/contracts';

export interface LinkGroup {
  title: string;
  links: readonly { to: SitePath; label: string }[];
}

export const openToday = {
  title: 'In the meantime, look around',
  search: 'Search sample homes',
  groups: [
    {
      title: 'Homes',
      links: [
        { to: paths.projects, label: 'Our Projects' },
        { to: paths.property, label: 'A sample home' },
        { to: paths.favourites, label: 'Favorites' },
      ],
    },
    {
      title: 'Abroad',
      links: [
        { to: paths.overseas, label: 'Property overseas' },
        { to: paths.spain, label: 'Homes in Spain' },
      ],
    },
    {
      title: 'Agencies',
      links: [
        { to: paths.pricing, label: 'Plans and prices' },
        { to: paths.agencyPlans, label: 'Plans for agencies' },
        { to: paths.agent, label: 'A partner agent' },
      ],
    },
    {
      title: 'Account',
      links: [
        { to: paths.login, label: 'Sign in' },
        { to: paths.register, label: 'Create an account' },
      ],
    },
  ] satisfies readonly LinkGroup[],
} as const;
