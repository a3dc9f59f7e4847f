// Written by `npx manzil pull` from remote-agency/src/routes.ts.
export const agencyPlans = '/agency_plans';
