// Written by `npm run contracts` from remote-agency/src/routes.ts.
export const orderConfirmed = '/order_confirmed';
