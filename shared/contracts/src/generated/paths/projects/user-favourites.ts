// Written by `npx manzil pull` from remote-projects/src/routes.ts.
export const userFavourites = '/user_home_favourites';
