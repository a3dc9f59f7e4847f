// Written by `npx manzil contracts` from remote-agency/src/routes.ts.
export const agencyPlans = '/agency_plans';
