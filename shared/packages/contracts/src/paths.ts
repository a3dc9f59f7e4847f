/**
 * Paths that one part links to and another part owns. Who owns a path is said by the
 * owner's `routes.ts` alone; a link is written with these, never with a literal.
 */
export const paths = {
  home: '/',
  buy: '/buy',
  rent: '/rent',
  comingSoon: '/coming-soon',
  blog: '/blog',
  article: (id: string | number) => `/blog_details/${id}`,
  overseas: '/overseas',
  overseasPlaceholder: '/overseas1',
  spain: '/overseas_spain',
  projects: '/projects',
  project: (id: string | number) => `/project_details/${id}`,
  projectSearch: '/projects_details_view',
  property: '/details',
  propertyListing: '/property_listing',
  favourites: '/home_favourites',
  pricing: '/pricing',
  agent: '/agency',
  agencyPlans: '/agency_plans',
  payment: '/plan_started',
  cardPin: '/otp_confirmed',
  orderConfirmed: '/order_confirmed',
  companyProfile: '/complete_profile',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot_password',
  verifyCode: '/forgot/verify',
  resetPassword: '/resetPassword',
} as const;
