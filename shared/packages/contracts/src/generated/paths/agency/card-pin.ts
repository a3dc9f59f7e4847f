// Written by `npx manzil contracts` from remote-agency/src/routes.ts.
export const cardPin = '/otp_confirmed';
