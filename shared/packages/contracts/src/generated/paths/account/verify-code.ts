// Written by `npm run contracts` from remote-account/src/routes.ts.
export const verifyCode = '/forgot/verify';
