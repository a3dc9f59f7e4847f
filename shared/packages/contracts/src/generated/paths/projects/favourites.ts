// Written by `npx manzil contracts` from remote-projects/src/routes.ts.
export const favourites = '/home_favourites';
