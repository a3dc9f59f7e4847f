// Written by `npx manzil contracts` from remote-account/src/routes.ts.
export const verifyCode = '/forgot/verify';
