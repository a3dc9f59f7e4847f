// Written by `npx manzil pull` from remote-agency/src/routes.ts.
export const pricing = '/pricing';
