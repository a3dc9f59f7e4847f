// Written by `npx manzil contracts` from remote-agency/src/routes.ts.
export const companyProfile = '/complete_profile';
