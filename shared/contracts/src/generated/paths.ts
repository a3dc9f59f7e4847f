// Written by `npx manzil pull` from the remotes' src/routes.ts.

// account
export const forgotPassword = '/forgot_password';
export const login = '/login';
export const register = '/register';
export const resetPassword = '/resetPassword';
export const verifyCode = '/forgot/verify';

// agency
export const agencyPlans = '/agency_plans';
export const agent = '/agency';
export const cardPin = '/otp_confirmed';
export const companyProfile = '/complete_profile';
export const orderConfirmed = '/order_confirmed';
export const payment = '/plan_started';
export const pricing = '/pricing';

// marketing
export const article = (id: string | number) => `/blog_details/${id}` as const;
export const blog = '/blog';
export const buy = '/buy';
export const comingSoon = '/coming-soon';
export const home = '/';
export const overseas = '/overseas';
export const overseasPlaceholder = '/overseas1';
export const rent = '/rent';
export const spain = '/overseas_spain';

// projects
export const favourites = '/home_favourites';
export const project = (id: string | number) => `/project_details/${id}` as const;
export const projectSearch = '/projects_details_view';
export const projects = '/projects';
export const property = '/details';
export const propertyListing = '/property_listing';
export const sampleHome = (id: string | number) => `/details/${id}` as const;
export const userFavourites = '/user_home_favourites';
