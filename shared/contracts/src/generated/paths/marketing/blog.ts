// Written by `npx manzil pull` from remote-marketing/src/routes.ts.
export const blog = '/blog';
