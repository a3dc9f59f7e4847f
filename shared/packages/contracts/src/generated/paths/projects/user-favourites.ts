// Written by `npx manzil contracts` from remote-projects/src/routes.ts.
export const userFavourites = '/user_home_favourites';
