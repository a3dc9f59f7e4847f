// Written by `npx manzil pull` from remote-account/src/routes.ts.
export const register = '/register';
