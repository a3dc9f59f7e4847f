// Written by `npx manzil pull` from remote-projects/src/routes.ts.
export const propertyListing = '/property_listing';
