// Written by `npx manzil contracts` from remote-account/src/routes.ts.
export const resetPassword = '/resetPassword';
