// Written by `npx manzil contracts` from remote-agency/src/routes.ts.
export const orderConfirmed = '/order_confirmed';
