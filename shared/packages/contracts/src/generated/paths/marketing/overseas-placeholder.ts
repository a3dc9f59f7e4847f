// Written by `npx manzil contracts` from remote-marketing/src/routes.ts.
export const overseasPlaceholder = '/overseas1';
