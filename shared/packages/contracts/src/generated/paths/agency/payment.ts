// Written by `npx manzil contracts` from remote-agency/src/routes.ts.
export const payment = '/plan_started';
